import { describe, expect, test } from 'vitest';
import { ausreisser } from '../../src/games/ausreisser/index.ts';
import { opened, type Script } from './script.ts';

/** Anna leads at `tempo`, Ben is next with the given hand; hands have no specials by default. */
function benAgainst(tempo: string, ben: string, game: 'full' | 'simple' = 'simple'): Script {
  const script = opened({ riders: 'Anna Ben', hands: [`${tempo} 41 41 41 42 42`, ben], draws: '43', game });
  script.does(`lay ${tempo}`, game === 'simple' ? '44' : '');
  if (game === 'full') script.allPass('44');
  return script;
}

describe('DA 3.1: the leader', () => {
  test('DA 3.1 sets any speed without penalty, even a slower one', () => {
    const script = opened({ riders: 'Anna Ben', hands: ['48 39 39 40 40 40', '47 48 41 41 41 42'], game: 'simple' });
    expect(script.does('lay 48', '42')).toEqual([
      'laid rider=1 card=48 spurts=0',
      'led rider=1 speed=48',
      'turn-began rider=2',
      'drew rider=2 card=42',
    ]);
    script.does('lay 47', '43');
    expect(script.does('lay 39', '43')).toContain('led rider=1 speed=39');
    expect([script.tempo, script.minutesOf('Anna')]).toEqual([39, 0]);
  });

  test('DA 3.1 leads until another rider takes the jersey', () => {
    const script = benAgainst('45', '45 44 46 39 39 39');
    const leaders = ['lay 45', 'lay 44', 'lay 44', 'lay 42', 'lay 46'].map((action) => {
      script.does(action, '44');
      return ausreisser.view(script.state, 0).leader;
    });
    // Ben, Anna, Ben, Anna, Ben
    expect(leaders).toEqual([0, 0, 0, 0, 1]);
  });
});

describe('DA 3.2: in the bunch', () => {
  const hand = '39 40 41 42 43 44';
  test.each([
    ['45', '45', 'sheltered rider=2 speed=45 tempo=45', 0],
    ['45', '44', 'sheltered rider=2 speed=44 tempo=45', 0],
    ['45', '43', 'sheltered rider=2 speed=43 tempo=45', 0],
    ['45', '42', 'dropped rider=2 speed=42 tempo=45 minutes=3 hill=no', 3],
    ['45', '39', 'dropped rider=2 speed=39 tempo=45 minutes=6 hill=no', 6],
    ['50', '39', 'dropped rider=2 speed=39 tempo=50 minutes=11 hill=no', 11],
    ['45', '46', 'took-lead rider=2 from=1 speed=46', 0],
    ['39', '50', 'took-lead rider=2 from=1 speed=50', 0],
  ])('DA 3.2 tempo %s, card %s: %s', (tempo, card, expected, minutes) => {
    const script = benAgainst(tempo, `${card} ${hand.replace(card, '48')}`.split(' ').slice(0, 6).join(' '));
    expect(script.does(`lay ${card}`, '44')[1]).toBe(expected);
    expect(script.minutesOf('Ben')).toBe(minutes);
  });

  test('DA 3.2 a rider who takes the jersey sets the tempo for all after him; earlier riders are not judged again', () => {
    const script = opened({ hands: ['45 39 39 39 40 40', '48 39 40 40 41 41', '46 41 41 42 42 42'], game: 'simple' });
    script.does('lay 45', '42');
    expect(script.does('lay 48', '43')).toContain('took-lead rider=2 from=1 speed=48');
    expect(script.does('lay 46', '43')).toContain('sheltered rider=3 speed=46 tempo=48');
    expect(script.minutesOf('Anna')).toBe(0);
    // the next seat is Anna, now in the bunch and judged by 48
    expect(script.asked).toBe('Anna lay');
    expect(script.does('lay 39', '43')).toContain('dropped rider=1 speed=39 tempo=48 minutes=9 hill=no');
    expect(script.does('lay 39', '43')).toContain('led rider=2 speed=39');
  });
});

describe('DA 3.3: dropped', () => {
  /** Ben is dropped with 3 minutes; Anna has led at 45 again. */
  function dropped(ben: string): Script {
    const script = opened({ riders: 'Anna Ben', hands: ['45 45 45 45 40 40', `42 ${ben}`], game: 'simple' });
    script.does('lay 45', '39');
    script.does('lay 42', '40');
    script.does('lay 45', '41');
    return script;
  }
  test.each([
    ['45', 'kept-up rider=2 speed=45 tempo=45 hill=no', 3],
    ['44', 'lost rider=2 speed=44 tempo=45 change=1 minutes=4', 4],
    ['43', 'lost rider=2 speed=43 tempo=45 change=2 minutes=5', 5],
    ['42', 'lost rider=2 speed=42 tempo=45 change=3 minutes=6', 6],
    ['46', 'won-back rider=2 speed=46 tempo=45 change=1 minutes=2', 2],
    ['48', 'won-back rider=2 speed=48 tempo=45 change=3 minutes=0', 0],
    ['50', 'won-back rider=2 speed=50 tempo=45 change=3 minutes=0', 0],
  ])('DA 3.3 3 minutes, tempo 45, card %s: %s', (card, expected, minutes) => {
    const script = dropped(`${card} 39 39 39 40`);
    expect(script.does(`lay ${card}`, '44')[1]).toBe(expected);
    expect(script.minutesOf('Ben')).toBe(minutes);
    // he does not take the lead even when he wins his last minute back
    expect([script.tempo, ausreisser.view(script.state, 0).leader]).toEqual([45, 0]);
  });

  test('DA 1, DA 3.3 minutes have no limit', () => {
    const script = opened({ riders: 'Anna Ben', hands: ['50 50 50 50 50 50', '39 39 39 39 39 39'], draws: '50', game: 'simple' });
    const minutes: number[] = [];
    for (let i = 0; i < 5; i++) {
      script.does('lay 50', '49');
      script.does('lay 39', '48');
      minutes.push(script.minutesOf('Ben'));
    }
    expect(minutes).toEqual([11, 22, 33, 44, 55]);
  });

  test('DA 3.3 a dropped rider is judged by the tempo at the time of his turn', () => {
    const script = opened({ hands: ['45 45 39 39 39 39', '48 48 39 39 40 40', '42 47 47 41 41 41'], game: 'simple' });
    script.does('lay 45', '*');
    script.does('lay 48', '*');
    expect(script.does('lay 42', '*')).toContain('dropped rider=3 speed=42 tempo=48 minutes=6 hill=no');
    // Anna, in the bunch, is in the slipstream of 48 with 46 or more; with 45 she is dropped, with the whole
    // difference
    expect(script.does('lay 45', '*')).toContain('dropped rider=1 speed=45 tempo=48 minutes=3 hill=no');
    script.does('lay 39', '*');
    expect(script.does('lay 47', '*')).toContain('won-back rider=3 speed=47 tempo=39 change=6 minutes=0');
  });

  test('DA 3.3 at 0 he is back in the bunch: slipstream and lead from his next turn on', () => {
    const script = dropped('48 43 39 39 39');
    script.does('lay 48', '44');
    script.does('lay 45', '47');
    expect(script.does('lay 43', '44')).toContain('sheltered rider=2 speed=43 tempo=45');
    script.does('lay 44', '41');
    expect(script.does('lay 47', '41')).toContain('took-lead rider=2 from=1 speed=47');
  });
});

describe('DA 3: the steps', () => {
  test('DA 3, step 1: drawing up to seven cards in hand', () => {
    const script = benAgainst('45', '39 39 39 40 40 40');
    expect(ausreisser.view(script.state, 1).riders.map(({ cards }) => cards)).toEqual([6, 7]);
  });

  test('DA 3, step 2: one speed card with any number of spurts and at most one hill; equal cards are one option', () => {
    const script = benAgainst('45', '39 39 44 spurt spurt hill', 'full');
    expect(script.options).toEqual(
      ['39', '44'].flatMap((card) =>
        ['', ',spurt', ',spurt,spurt'].flatMap((spurts) => [`lay ${card}${spurts}`, `lay ${card}${spurts},hill`]),
      ),
    );
  });

  test.each([
    ['48', 2, 52],
    ['50', 2, 52],
    ['50', 1, 52],
    ['47', 2, 51],
    ['49', 0, 49],
  ])('DA 3 final speed: %s with %i spurts is %i on the flat', (card, spurts, speed) => {
    const script = benAgainst('39', `${card} 39 40 40 spurt spurt`, 'full');
    const expected = script.does(`lay ${card}${',spurt'.repeat(spurts)}`, '41 '.repeat(spurts));
    expect(expected).toContain(`took-lead rider=2 from=1 speed=${speed}`);
  });

  test('DA 3 the final speed decides: the cap applies after the headwinds are subtracted', () => {
    const script = benAgainst('39', '50 39 40 40 spurt spurt', 'full');
    // 50 + 4 - 2 = 52
    expect(script.does('lay 50,spurt,spurt', 'wind 41 41')).toContain('took-lead rider=2 from=1 speed=52');
  });
});
