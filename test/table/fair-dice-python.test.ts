import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** Runs the Python program of docs/fair-dice.md unchanged. It must give every result of the published vectors. */
const page = readFileSync(new URL('../../docs/fair-dice.md', import.meta.url), 'utf8');
const vectors = readFileSync(new URL('./vectors.json', import.meta.url), 'utf8');
const program = /```python\n([^]*?)```/.exec(page)![1]!;

const CHECK = `
import json, sys
vectors = json.loads(sys.stdin.buffer.read().decode())
checked = 0

def same(found, expected):
    global checked
    checked += 1
    if found != expected:
        sys.exit(f'{found!r} is not {expected!r}')

def draws(race, key):
    same(key.hex(), race['raceKey'])
    for draw in race['draws']:
        same(answer(key, draw['chanceKey'], draw['weights']), draw['outcome'])

for race in vectors['races']:
    same(seal(race['seed']), race['seal'])
    draws(race, race_key(race['seed'], race['words']))
for race in vectors['sealedRaces']:
    same(seal(race['seed']), race['seal'])
    for seat, envelope in enumerate(race['envelopes']):
        if envelope is not None:
            same(commitment(race['seal'], seat, envelope['salt'], envelope['words']), envelope['commitment'])
    envelopes = [envelope and (envelope['salt'], envelope['words']) for envelope in race['envelopes']]
    called_off = [(one['seal'], one['notOpened']) for one in race['calledOff']]
    draws(race, race_key_2(race['seed'], envelopes, called_off))
for race in vectors['racesOfSetup']:
    setup = setup_hash(race['game'], race['rules'], race['setup'])
    same(setup, race['setupHash'])
    draws(race, race_key_2(race['seed'], [None for _ in race['setup']['managers']], [], setup))
print(checked)
`;

const run = (input: string) => spawnSync('python3', ['-I', '-c', program + CHECK], { input, encoding: 'utf8' });
const python = spawnSync('python3', ['--version']).status === 0;

describe.skipIf(!python)('the Python of docs/fair-dice.md', () => {
  test('agrees with every vector', () => {
    const { stdout, stderr, status } = run(vectors);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    const draws = vectors.match(/"chanceKey"/g)!.length;
    expect(Number(stdout)).toBeGreaterThan(draws);
  });

  test('does not agree with another envelope', () => {
    expect(run(vectors.replace('may the wind be with us', 'may the wind be with me')).status).not.toBe(0);
  });
});
