import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ausreisser as game, type Config, type Event, type State } from '../../src/games/ausreisser/index.ts';
import { createRandom, NO_SEAT } from '../../src/kit/index.ts';
import { auditRecord, createMatch, playBack, verifyRecord, type Entry } from '../../src/table/index.ts';
import type { Action } from '../../src/games/ausreisser/index.ts';
import { expectRefused, readRecord } from '../games/forged-event.ts';

const textOf = (name: string): string => readFileSync(new URL(`../../records/ausreisser/${name}.record`, import.meta.url), 'utf8');
/**
 * A scripted game of Anna and Ben: Anna (rider 1) leads with 50; Ben has no speed card and discards specials until
 * he draws one.
 */
const rows = textOf('no-speed-card').split('\n');
/** Three riders with random play: Ben (rider 2) leads first. */
const threeRiders = textOf('three-random').split('\n');

/** Places in a game: behind the first matching line after `from` lines. */
const BEHIND = {
  'the first card for the lead': [threeRiders, /^ {2}lead-drawn /],
  'the question for the next card for the lead': [threeRiders, /^ {2}due what=lead /],
  dealing: [threeRiders, /^ {2}due what=deal /],
  'who leads': [threeRiders, /^ {2}lead-won /],
  'the first turn begins': [threeRiders, /^ {2}turn-began /],
  'the first card to be drawn': [threeRiders, /^ {2}due what=draw /],
  'the first card to be laid': [threeRiders, /^ {2}due what=lay rider=2/],
  'a card laid, not yet judged': [threeRiders, /^ {2}laid rider=2/],
  'the question for a hill': [threeRiders, /^ {2}due what=hill rider=3/],
  'a hand shown': [rows, /^ {2}due what=discard/],
  'special to be put down': [rows, /^ {2}drew rider=2 card=hill/],
  'the end': [threeRiders, /^ {2}stage-ended /],
} as const;

describe('an impossible event is a problem with line and column', () => {
  test.each<[keyof typeof BEHIND, string, string, string]>([
    // DA 2
    ['the first card for the lead', 'drawn by a rider who has already drawn', 'lead-drawn rider=2 card=40', 'rider'],
    ['the question for the next card for the lead', 'the wrong one draws', 'lead-drawn rider=3 card=40', 'rider'],
    ['the first card for the lead', 'one alone is level', 'lead-tied riders=1', 'riders'],
    ['who leads', 'level when the draw is over', 'lead-tied riders=1,2', 'riders'],
    ['dealing', 'shuffled for the lead while cards are dealt', 'lead-shuffled', 'type'],
    ['dealing', 'the lead is won while cards are dealt', 'lead-won rider=1', 'rider'],
    ['who leads', 'a stage that is not the first', 'stage-began stage=1 leader=1', 'leader'],
    ['the end', 'no stage after the last', 'due what=deal rider=1 cards=6', 'rider'],
    ['dealing', 'dealt to another rider', 'dealt rider=1 card=40', 'rider'],
    ['dealing', 'a card unseen by who writes it down', 'dealt-hidden rider=2', 'rider'],
    ['dealing', 'more cards than a hand', 'due what=deal rider=2 cards=8', 'cards'],
    ['dealing', 'drawn before there is a turn', 'drew rider=2 card=40', 'rider'],
    // DA 3
    ['the first card to be drawn', 'drawn by another', 'drew rider=1 card=40', 'rider'],
    ['the first card to be drawn', 'drawn unseen', 'drew-hidden rider=2', 'rider'],
    ['the first card to be drawn', 'laid before it is drawn', 'laid rider=2 card=45 spurts=0', 'rider'],
    ['the first card to be laid', 'laid out of turn', 'laid rider=1 card=43 spurts=0', 'rider'],
    ['the first card to be laid', 'a special laid as a speed card', 'laid rider=2 card=hill spurts=0', 'card'],
    ['the first card to be laid', 'a card he does not hold', 'laid rider=2 card=39 spurts=0', 'card'],
    ['the first card to be laid', 'spurts he does not hold', 'laid rider=2 card=49 spurts=5', 'spurts'],
    ['the first card to be laid', 'more spurts than there are', 'laid rider=2 card=49 spurts=9999', 'spurts'],
    ['the first card to be laid', 'judged before a card is laid', 'led rider=2 speed=49', 'rider'],
    ['the first card to be laid', 'eight cards in hand', 'drew rider=2 card=40', 'rider'],
    ['the first card to be laid', 'no rider to lay', 'due what=lay rider=- cards=0', 'rider'],
    ['the first card to be laid', 'another rider to lay', 'due what=lay rider=3 cards=0', 'rider'],
    ['the first card to be laid', 'a lay that draws', 'due what=lay rider=2 cards=3', 'cards'],
    ['a card laid, not yet judged', 'laid twice', 'laid rider=2 card=45 spurts=0', 'rider'],
    ['a card laid, not yet judged', 'to be laid once more', 'due what=lay rider=2 cards=0', 'what'],
    ['a card laid, not yet judged', 'the leader judged like others', 'sheltered rider=2 speed=45 tempo=45', 'rider'],
    ['a card laid, not yet judged', 'another is judged', 'dropped rider=1 speed=45 tempo=49 minutes=4 hill=no', 'rider'],
    ['a card laid, not yet judged', 'no speed at all', 'led rider=2 speed=0', 'speed'],
    ['a card laid, not yet judged', 'a speed beyond all cards', 'led rider=2 speed=9999', 'speed'],
    ['a card laid, not yet judged', 'the leader takes the lead from himself', 'took-lead rider=2 from=2 speed=50', 'rider'],
    // DA 4
    ['the question for a hill', 'another passes', 'passed rider=1', 'rider'],
    ['the question for a hill', 'another lays it', 'hill-laid rider=1 leader=2 how=out-of-turn tempo=45', 'rider'],
    ['the question for a hill', 'he lays one he does not hold', 'hill-laid rider=3 leader=2 how=out-of-turn tempo=45', 'rider'],
    ['the question for a hill', 'a hill with a card between turns', 'hill-laid rider=2 leader=2 how=with-card tempo=45', 'rider'],
    ['the question for a hill', 'no hill lies that could be over', 'hill-over', 'type'],
    ['the question for a hill', 'no rider is asked', 'due what=hill rider=- cards=0', 'rider'],
    ['the first card to be laid', 'passed without being asked', 'passed rider=2', 'rider'],
    ['the first card to be laid', 'a headwind he does not hold', 'wind-laid rider=2', 'rider'],
    ['the first card to be laid', 'a headwind of another', 'wind-laid rider=3', 'rider'],
    ['the first card to be laid', 'a hand that is another', 'hand-shown rider=2 hills=5 spurts=2 winds=0', 'hills'],
    ['a hand shown', 'fewer spurts than he holds', 'hand-shown rider=2 hills=3 spurts=3 winds=0', 'spurts'],
    ['a hand shown', 'a speed card put down', 'discarded rider=2 card=45', 'card'],
    ['a hand shown', 'a special he does not hold', 'discarded rider=2 card=wind', 'card'],
    ['a hand shown', 'put down by another', 'discarded rider=1 card=hill', 'rider'],
    ['a hand shown', 'to be laid without a speed card', 'due what=lay rider=2 cards=0', 'rider'],
    ['the first card to be laid', 'something to be put down, and no special', 'due what=discard rider=3 cards=0', 'rider'],
    ['a card laid, not yet judged', 'a turn with a card is not empty', 'turn-empty rider=2', 'rider'],
    // DA 5, DA 6
    ['the question for a hill', 'another stage ends', 'stage-ended stage=2 leader=2 points=1,0,0', 'stage'],
    ['the question for a hill', 'another wears yellow', 'stage-ended stage=1 leader=1 points=1,0,0', 'leader'],
    ['the question for a hill', 'points of a few', 'stage-ended stage=1 leader=2 points=1,0', 'points'],
    ['the question for a hill', 'points beyond all minutes', 'stage-ended stage=1 leader=2 points=1,0,-99999', 'points'],
    ['the question for a hill', 'a rider is asked when it is over', 'due what=over rider=1 cards=0', 'rider'],
    ['the first card to be laid', 'a card for a spurt before one is laid', 'due what=spurt rider=2 cards=1', 'what'],
    ['the first card to be laid', 'a card for a hill before one is laid', 'due what=refill rider=2 cards=1', 'what'],
    ['the first card to be laid', 'the lead is drawn for again', 'due what=lead rider=1 cards=1', 'rider'],
  ])('behind %s: %s', (moment, _what, event, field) => {
    const [of, pattern] = BEHIND[moment];
    expectRefused(of, pattern, event, field);
  });

  test.each([
    ['dropped by another tempo', /^ {2}dropped /, /tempo=\d+/, 'tempo=12', 'tempo'],
    ['dropped with minutes beyond all', /^ {2}dropped /, /minutes=\d+/, 'minutes=9999', 'minutes'],
    ['dropped by nothing', /^ {2}dropped /, /minutes=\d+/, 'minutes=0', 'minutes'],
    ['a hill where none lies', /^ {2}dropped .*hill=no/, /hill=no/, 'hill=yes', 'hill'],
    ['minutes lost that do not add up', /^ {2}lost /, /minutes=\d+/, 'minutes=1', 'minutes'],
    ['minutes lost, and none', /^ {2}lost /, /change=\d+/, 'change=0', 'change'],
    ['minutes won back that do not add up', /^ {2}won-back /, /minutes=\d+/, 'minutes=77', 'minutes'],
    ['the lead taken from a rider without it', /^ {2}took-lead rider=1 /, /from=\d/, 'from=1', 'from'],
    ['a hill on another pile', /^ {2}hill-laid rider=\d leader=[23]/, /leader=\d/, 'leader=1', 'leader'],
    ['a hill that makes the race faster', /^ {2}hill-laid /, /tempo=\d+/, 'tempo=52', 'tempo'],
    ['a card that is in no stock any more', /^ {2}drew rider=\d card=/, /card=\S+/, 'card=x', 'card'],
  ])('%s', (_what, pattern, found, forged, field) => {
    for (const name of ['three-random', 'four-mixed', 'two-medium']) {
      const of = textOf(name).split('\n');
      const at = of.findIndex((row) => pattern.test(row));
      if (at < 0) continue;
      const { problems } = readRecord(of.with(at, of[at]!.replace(found, forged)));
      expect(problems[0]).toMatchObject({ code: 'event-field', line: at + 1, facts: { field } });
      return;
    }
    throw new Error('no such line in any record');
  });

  test('an eighth card of a kind', () => {
    const draws = threeRiders.flatMap((row, i) => (/^ {2}(?:drew|dealt) rider=\d card=45 /.test(row) ? [i] : []));
    expect(draws).toHaveLength(7);
    const later = threeRiders.findIndex((row, i) => i >= draws.at(-1)! && /^ {2}drew rider=\d card=(?!45)/.test(row));
    const { problems } = readRecord(threeRiders.with(later, threeRiders[later]!.replace(/card=\S+/, 'card=45')));
    expect(problems[0]).toMatchObject({ code: 'event-field', line: later + 1, facts: { field: 'card', found: '45' } });
  });

  test('the records without forged events are valid', () => {
    for (const of of [rows, threeRiders]) expect(readRecord(of).problems).toEqual([]);
  });
});

describe('reading stops at any change of a record, and the part read is playable', { timeout: 60_000 }, () => {
  const WORDS = [
    '-',
    '0',
    '1',
    '2',
    '3',
    '6',
    '7',
    '9',
    '39',
    '45',
    '50',
    '9999',
    'hill',
    'wind',
    'spurt',
    'yes',
    'no',
    'lay',
    'deal',
    'hill',
    'draw',
    'over',
    'lead',
  ];

  test.each(['no-speed-card', 'three-random', 'four-mixed', 'two-medium', 'six-stage-wins', 'spurt-short'])('%s', (name) => {
    const of = textOf(name).split('\n');
    const random = createRandom('forge', name.length);
    const first = of.indexOf('actions') + 1;
    const events = of.flatMap((row, i) => (i > first && row.startsWith('  ') ? [i] : []));
    const pick = <T>(list: readonly T[]): T => list[random.below(list.length)]!;
    let refused = 0;
    for (let i = 0; i < 60; i++) {
      const at = pick(events);
      const row = of[at]!;
      const changed = [
        () =>
          of.with(
            at,
            row.replace(/=(\S+)(?!.*=)/, () => `=${pick(WORDS)}`),
          ),
        () =>
          of.with(
            at,
            row.replace(/=(\S+)/, () => `=${pick(WORDS)}`),
          ),
        () => of.toSpliced(at, 1),
        () => of.toSpliced(at, 0, of[pick(events)]!),
        () => of.with(at, of[pick(events)]!),
      ][random.below(5)]!();
      const { race, problems } = readRecord(changed);
      if (problems.length > 0) refused++;
      for (const problem of problems)
        expect([problem.code, typeof problem.line, typeof problem.column]).toEqual([problem.code, 'number', 'number']);
      expect([auditRecord(race!).checked, verifyRecord(race!).checked].every((checked) => checked >= 0)).toBe(true);
      playOn(race!.config as Config, race!.entries as readonly Entry<Action, Event>[], i);
    }
    expect(refused).toBeGreaterThan(35);
  });

  /** From the last of the entries, and from the middle one, to the end of the game. */
  function playOn(config: Config, entries: readonly Entry<Action, Event>[], seed: number): void {
    const random = createRandom('ride on', seed);
    const match = createMatch(game, config, { sealed: { seed: `ride on ${seed}` }, entries });
    for (let steps = 0; game.turn(match.state) !== NO_SEAT; steps++) {
      if (steps > 4_000) throw new Error('no end');
      const seat = game.turn(match.state);
      const options = game.choices(match.state);
      if (options.length === 0) throw new Error('nothing to choose');
      const result = match.act({ seat, action: options[random.below(options.length)]! });
      if (!result.ok) throw new Error(result.refusal.code);
      if (steps % 16 === 0) for (const watcher of [NO_SEAT, 0, 1]) JSON.stringify(game.view(match.state, watcher));
    }
    game.standings(match.state);
    const again = playBack({ ...match.race('opened') }) as State;
    expect(game.formatState(again)).toBe(game.formatState(match.state));
  }
});
