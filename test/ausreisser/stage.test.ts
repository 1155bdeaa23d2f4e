import { describe, expect, test } from 'vitest';
import { ausreisser, type State } from '../../src/games/ausreisser/index.ts';
import { F, R, set, setRiderValue } from '../../src/games/ausreisser/state.ts';
import { standings } from '../../src/games/ausreisser/rules/stage.ts';
import { opened, type Script } from './script.ts';
import { configOf, type Readings } from './setups.ts';

/** Anna has led at 45, the stock holds only `kept`, Cleo has a hill; Ben is asked for one first. */
function lastCards(kept: string, ben: string, stages = 1, readings: Readings = {}): Script {
  const script = opened({ hands: ['45', ben, '45 hill'], stages, readings });
  script.shrink(kept.split(' ').length, kept);
  script.does('lay 45');
  return script;
}

describe('DA 5: the end of a stage', () => {
  test('DA 5 the last card drawn in step 1: its rider finishes the turn, then the stage ends', () => {
    const script = lastCards('48', '');
    script.allPass('48');
    expect(script.asked).toBe('Ben lay');
    expect(script.does('lay 48')).toEqual([
      'laid rider=2 card=48 spurts=0',
      'took-lead rider=2 from=1 speed=48',
      'stage-ended stage=1 leader=2 points=0,1,0',
    ]);
    expect(ausreisser.pending(script.state)).toEqual({ seat: -2, kind: 'over', facts: {} });
  });

  test('DA 5 the last card drawn is a headwind: the turn goes on with six cards', () => {
    const script = lastCards('wind', '44');
    expect(script.allPass('wind').slice(-2)).toEqual(['drew rider=2 card=wind', 'wind-laid rider=2']);
    expect(ausreisser.view(script.state, 0).riders[1]!.cards).toBe(6);
    expect(script.does('lay 44').slice(1)).toEqual([
      'dropped rider=2 speed=42 tempo=45 minutes=3 hill=no',
      'stage-ended stage=1 leader=1 points=1,-3,0',
    ]);
  });

  test('DA 5 the last card drawn while refilling for spurts: no further draw, the card is judged', () => {
    const script = lastCards('41 42', '43 spurt spurt');
    script.allPass('41');
    expect(script.does('lay 43,spurt,spurt', '42')).toEqual([
      'laid rider=2 card=43 spurts=2',
      'drew rider=2 card=42',
      'took-lead rider=2 from=1 speed=47',
      'stage-ended stage=1 leader=2 points=0,1,0',
    ]);
  });

  test('DA 5 a headwind as the last card while refilling for a spurt still slows the card', () => {
    const script = lastCards('41 wind', '46 spurt');
    script.allPass('41');
    expect(script.does('lay 46,spurt', 'wind').slice(-2)).toEqual([
      'took-lead rider=2 from=1 speed=46',
      'stage-ended stage=1 leader=2 points=0,1,0',
    ]);
  });

  test('DA 5 the last card drawn for a hill, in step 5, by the other reading', () => {
    const script = lastCards('41 42', '43 hill', 1, { hillCard: 'same-turn' });
    script.allPass('41');
    expect(script.does('lay 43,hill', '42').slice(2)).toEqual([
      'dropped rider=2 speed=43 tempo=45 minutes=2 hill=yes',
      'drew rider=2 card=42',
      'stage-ended stage=1 leader=1 points=1,-2,0',
    ]);
  });

  test('DA 5 no card is left for the hill if a spurt has drawn the last one', () => {
    const script = lastCards('41 42', '43 hill spurt');
    script.allPass('41');
    expect(script.does('lay 43,spurt,hill', '42').slice(2)).toEqual([
      'drew rider=2 card=42',
      'kept-up rider=2 speed=45 tempo=45 hill=yes',
      'stage-ended stage=1 leader=1 points=1,0,0',
    ]);
  });

  test('DA 5 a headwind as the last card, drawn for a hill, stays in the hand and slows no card', () => {
    const script = lastCards('41 wind', '48 hill', 1, { hillCard: 'same-turn' });
    script.allPass('41');
    expect(script.does('lay 48,hill', 'wind').slice(2)).toEqual([
      'kept-up rider=2 speed=48 tempo=45 hill=yes',
      'drew rider=2 card=wind',
      'stage-ended stage=1 leader=1 points=1,0,0',
    ]);
  });

  test('DA 5 after the last card no rider is asked for a hill or has another turn', () => {
    const script = lastCards('41', '48', 2);
    script.allPass('41');
    expect(script.does('lay 48').slice(-2)).toEqual(['stage-ended stage=1 leader=2 points=0,1,0', 'stage-began stage=2 leader=2']);
    expect(script.asked).toBe('chance deal');
  });

  test('DA 2, DA 5 the next stage: opened by the final wearer of yellow; minutes, piles, tempo and hill cleared, totals kept', () => {
    const script = opened({ hands: ['45 hill', '48 47 47', '39'], stages: 2 });
    script.shrink(3, '44 44 44');
    script.does('lay 45');
    script.allPass('44');
    script.does('lay 48');
    script.allPass('44');
    script.does('lay 39');
    expect(script.minutesOf('Cleo')).toBe(9);
    script.does('pass');
    // Anna, who is next, lays one: 44 costs her the whole difference
    script.does('hill', '44');
    expect(script.does('lay 44').slice(-2)).toEqual(['stage-ended stage=1 leader=2 points=-4,1,-9', 'stage-began stage=2 leader=2']);
    const { riders, ...view } = ausreisser.view(script.state, 0);
    expect(view).toMatchObject({ stage: 2, turn: 0, leader: 1, tempo: null, hill: false, hillsOpen: 0, stock: 99, stages: [[-4, 1, -9]] });
    expect(riders.map(({ minutes, pile, last, cards, total }) => [minutes, pile.length, last, cards, total])).toEqual([
      [0, 0, null, 0, -4],
      [0, 0, null, 0, 1],
      [0, 0, null, 0, -9],
    ]);
    script.deal([]);
    script.draw('40');
    expect(script.asked).toBe('Ben lay');
  });

  test('DA 5 yellow 1, the others minus their minutes; then minutes are cleared, and yellow opens the next stage (DA 2)', () => {
    const script = lastCards('42', '39', 2);
    script.allPass('42');
    expect(script.does('lay 39', '').slice(-2)).toEqual(['stage-ended stage=1 leader=1 points=1,-6,0', 'stage-began stage=2 leader=1']);
  });
});

describe('DA 6: the end of the game', () => {
  /** A finished game with these totals, stage wins and last yellow. */
  function finished(totals: readonly number[], wins: readonly number[], yellow: number): State {
    const s = ausreisser.start(configOf(totals.length, 5));
    totals.forEach((total, r) => setRiderValue(s, R.total, r, total));
    wins.forEach((count, r) => setRiderValue(s, R.wins, r, count));
    set(s, F.leader, yellow);
    return s;
  }
  test.each([
    ['the highest total wins', [-3, -1, -7], [1, 1, 1], 2, ['2 1 -1', '1 2 -3', '3 3 -7']],
    ['level: more stage wins', [-3, -3, -3], [1, 3, 1], 2, ['2 1 -3', '3 2 -3', '1 3 -3']],
    ['then yellow after the last stage', [-3, -3], [1, 1], 1, ['2 1 -3', '1 2 -3']],
    ['then shared among those still level', [-3, -3, -3, -8], [1, 1, 1, 2], 3, ['1 1 -3', '2 1 -3', '3 1 -3', '4 4 -8']],
    ['lower places likewise', [2, -3, -3, -3], [3, 0, 1, 0], 0, ['1 1 2', '3 2 -3', '2 3 -3', '4 3 -3']],
    ['yellow decides a lower place', [2, -3, -3], [2, 0, 0], 2, ['1 1 2', '3 2 -3', '2 3 -3']],
    ['all level but for yellow', [0, 0, 0], [0, 0, 0], 1, ['2 1 0', '1 2 0', '3 2 0']],
  ])('DA 6 %s', (_what, totals, wins, yellow, table) => {
    expect(standings(finished(totals, wins, yellow)).map(({ seat, rank, points }) => `${seat + 1} ${rank} ${points}`)).toEqual(table);
  });

  test('DA 6 equal final results in play: two on 0, one of them never in yellow', () => {
    const script = opened({ hands: ['45', '44', '43'], game: 'simple' });
    script.shrink(2, '39 39');
    script.does('lay 45', '39');
    script.does('lay 44', '39');
    script.does('lay 43');
    expect(ausreisser.standings(script.state)).toEqual([
      { seat: 0, rank: 1, points: 1 },
      { seat: 1, rank: 2, points: 0 },
      { seat: 2, rank: 2, points: 0 },
    ]);
  });

  test('DA 2, DA 6 yellow opens the second stage and the other rider wins it; with equal totals and wins, the last yellow decides', () => {
    const script = opened({ riders: 'Anna Ben', stages: 2, hands: ['45', '45'], game: 'simple' });
    script.shrink(1, '39');
    script.does('lay 45', '39');
    expect(script.does('lay 45').at(-1)).toBe('stage-began stage=2 leader=1');
    expect(ausreisser.chanceKey(script.state)).toBe('2/seat-1/card/1');
    script.deal(['45', '47']);
    script.draw('39');
    expect(script.asked).toBe('Anna lay');
    script.shrink(1, '39');
    script.does('lay 45', '39');
    expect(script.does('lay 47').at(-1)).toBe('stage-ended stage=2 leader=2 points=0,1');
    expect(ausreisser.standings(script.state)).toEqual([
      { seat: 1, rank: 1, points: 1 },
      { seat: 0, rank: 2, points: 1 },
    ]);
    expect(ausreisser.view(script.state, 0).stages).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });
});
