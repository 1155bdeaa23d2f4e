import { describe, expect, test } from 'vitest';
import { ausreisser } from '../../src/games/ausreisser/index.ts';
import { opened, scripted, type Script } from './script.ts';
import { configOf, type Readings } from './setups.ts';

const NO_SPECIALS = '';

describe('DA 4.2: spurts', () => {
  test('DA 4.2 +2 each, any number in one turn, one card drawn for each', () => {
    const script = opened({ hands: ['40 spurt spurt spurt spurt', NO_SPECIALS], draws: 'spurt' });
    const events = script.does('lay 40,spurt,spurt,spurt,spurt,spurt', '41 42 43 44 45');
    expect(events).toEqual([
      'laid rider=1 card=40 spurts=5',
      ...['41', '42', '43', '44', '45'].map((card) => `drew rider=1 card=${card}`),
      'led rider=1 speed=50',
    ]);
    expect(ausreisser.view(script.state, 0).riders[0]!.cards).toBe(6);
  });
});

describe('DA 4.3: headwinds in every situation', () => {
  /** Anna has led at 45; Ben is to draw the first card of his turn. */
  function benDraws(ben: string, cards: string, readings: Readings = {}): Script & { readonly drawn: string[] } {
    const script = opened({ riders: 'Anna Ben', hands: ['45', ben], readings });
    script.does('lay 45');
    return Object.assign(script, { drawn: script.allPass(cards) });
  }

  test('DA 4.3 dealt: laid when the first turn begins, with one more draw for each', () => {
    const script = benDraws('wind wind 48', '41 41 41');
    expect(script.drawn.slice(2)).toEqual([
      'turn-began rider=2',
      'wind-laid rider=2',
      'wind-laid rider=2',
      ...new Array<string>(3).fill('drew rider=2 card=41'),
    ]);
    expect(script.does('lay 48', '42')).toContain('sheltered rider=2 speed=44 tempo=45');
  });

  test('DA 4.3 dealt to the leader: laid with the first card of the stage', () => {
    const script = opened({ hands: ['wind 48', NO_SPECIALS], draws: '41 41' });
    expect(script.does('lay 48')).toContain('led rider=1 speed=46');
  });

  test('DA 4.3 drawn in step 1: laid at once, does not count as the card drawn', () => {
    const script = benDraws('48 39', 'wind wind 42');
    expect(script.drawn.slice(3)).toEqual([
      'drew rider=2 card=wind',
      'wind-laid rider=2',
      'drew rider=2 card=wind',
      'wind-laid rider=2',
      'drew rider=2 card=42',
    ]);
    expect(script.does('lay 39', '43')).toContain('dropped rider=2 speed=35 tempo=45 minutes=10 hill=no');
  });

  test('DA 4.3 drawn in step 3: slows the card already laid, and another is drawn', () => {
    const script = benDraws('48 spurt spurt', '41');
    expect(script.does('lay 48,spurt,spurt', 'wind 42 wind 43')).toEqual([
      'laid rider=2 card=48 spurts=2',
      'drew rider=2 card=wind',
      'wind-laid rider=2',
      'drew rider=2 card=42',
      'drew rider=2 card=wind',
      'wind-laid rider=2',
      'drew rider=2 card=43',
      'took-lead rider=2 from=1 speed=48',
    ]);
  });

  test('DA 4.3 a spurt and a headwind cancel one another out', () => {
    const script = benDraws('46 spurt', 'wind 41');
    expect(script.does('lay 46,spurt', '42')).toContain('took-lead rider=2 from=1 speed=46');
  });

  test('DA 4.3 drawn in step 5 of another rider, by the other reading: stays hidden in the hand as one of the six, and goes with the next turn', () => {
    const script = benDraws('48 hill', '41', { hillCard: 'same-turn' });
    const events = script.does('lay 48,hill', 'wind 42');
    expect(events.slice(2)).toEqual([
      'kept-up rider=2 speed=48 tempo=45 hill=yes',
      'drew rider=2 card=wind',
      'turn-began rider=1',
      'hill-over',
      'drew rider=1 card=42',
    ]);
    expect(ausreisser.view(script.state, 0).riders[1]).toMatchObject({ cards: 6 });
    expect(ausreisser.view(script.state, 1).hand).toContainEqual({ card: 'wind', count: 1, brings: null });
    script.does('lay 40');
    expect(script.allPass('43 44').slice(2)).toEqual([
      'turn-began rider=2',
      'wind-laid rider=2',
      'drew rider=2 card=43',
      'drew rider=2 card=44',
    ]);
    expect(script.does('lay 44')).toContain('took-lead rider=2 from=1 speed=42');
  });

  test('DA 4.3 drawn after a hill laid out of turn, in step 1 of its owner, by the other reading: laid at once', () => {
    const script = opened({ riders: 'Anna Ben', hands: ['45', 'hill 48'], readings: { hillWind: 'at-once' } });
    script.does('lay 45');
    expect(script.does('hill', 'wind 41 42').slice(1)).toEqual([
      'turn-began rider=2',
      'drew rider=2 card=wind',
      'wind-laid rider=2',
      'drew rider=2 card=41',
      'drew rider=2 card=42',
    ]);
    expect(script.does('lay 48', '43')).toContain('kept-up rider=2 speed=46 tempo=45 hill=yes');
  });

  test('DA 4.1, DA 4.3 drawn in step 1 for a hill: waits hidden, one of seven cards, until the next turn', () => {
    const script = opened({ riders: 'Anna Ben', hands: ['45 40', 'hill 48 39'] });
    script.does('lay 45');
    expect(script.does('hill', 'wind 42').slice(1)).toEqual(['turn-began rider=2', 'drew rider=2 card=wind', 'drew rider=2 card=42']);
    expect(script.asked).toBe('Ben lay');
    expect(ausreisser.view(script.state, 1).hand).toContainEqual({ card: 'wind', count: 1, brings: null });
    expect(script.does('lay 48', '43')).toContain('kept-up rider=2 speed=48 tempo=45 hill=yes');
    script.does('lay 40');
    expect(script.allPass('41 42').slice(2)).toEqual([
      'turn-began rider=2',
      'wind-laid rider=2',
      'drew rider=2 card=41',
      'drew rider=2 card=42',
    ]);
  });

  test('DA 4.1 a hill of another rider with his card is replaced in step 1 of his next turn, its headwind waits', () => {
    const script = benDraws('48 hill 39', '41');
    expect(script.does('lay 48,hill', '42').slice(2)).toEqual([
      'kept-up rider=2 speed=48 tempo=45 hill=yes',
      'turn-began rider=1',
      'hill-over',
      'drew rider=1 card=42',
    ]);
    expect(ausreisser.view(script.state, 0).riders[1]).toMatchObject({ cards: 5 });
    script.does('lay 40');
    expect(script.allPass('wind wind 44').slice(2)).toEqual([
      'turn-began rider=2',
      'drew rider=2 card=wind',
      'drew rider=2 card=wind',
      'wind-laid rider=2',
      'drew rider=2 card=44',
    ]);
    expect(script.asked).toBe('Ben lay');
    expect(ausreisser.view(script.state, 0).riders[1]).toMatchObject({ cards: 7 });
  });

  test('DA 4.4 a hand of specials with a waiting headwind is shown as it is', () => {
    const script = opened({ riders: 'Anna Ben', hands: ['45', 'hill hill spurt spurt spurt spurt'] });
    script.does('lay 45');
    expect(script.does('hill', 'wind spurt').slice(-1)).toEqual(['hand-shown rider=2 hills=1 spurts=5 winds=1']);
    expect(script.options).toEqual(['discard spurt', 'discard hill']);
    expect(script.does('discard hill', '48').slice(-1)).toEqual(['drew rider=2 card=48']);
  });
});

describe('DA 4.4: a hand without a speed card', () => {
  /** Anna leads; Ben holds only specials and draws another. */
  function ben(special: string, shrunk?: readonly [left: number, kept: string]): Script & { readonly drawn: string[] } {
    const script = opened({ riders: 'Anna Ben', hands: ['45', 'hill hill hill spurt spurt spurt'] });
    if (shrunk) script.shrink(...shrunk);
    script.does('lay 45');
    return Object.assign(script, { drawn: script.allPass(special) });
  }

  test('DA 4.4 the hand is shown, a special goes onto the pile without effect, a card is drawn; with a speed card the turn goes on', () => {
    const script = ben('spurt');
    expect(script.drawn.slice(2)).toEqual(['turn-began rider=2', 'drew rider=2 card=spurt', 'hand-shown rider=2 hills=3 spurts=4 winds=0']);
    expect([script.asked, script.options]).toEqual(['Ben discard', ['discard spurt', 'discard hill']]);
    expect(ausreisser.view(script.state, 0).riders[1]!.shown).toEqual([
      { card: 'spurt', count: 4 },
      { card: 'hill', count: 3 },
    ]);
    expect(script.does('discard hill', '44')).toEqual(['discarded rider=2 card=hill', 'drew rider=2 card=44']);
    // the hill on the pile has no effect, and the new card is hidden again
    expect(ausreisser.view(script.state, 0)).toMatchObject({ hill: false, hillsOpen: 1 });
    expect(ausreisser.view(script.state, 0).riders[1]!.shown).toBeNull();
    expect(script.does('lay 44,spurt', '46')).toContain('took-lead rider=2 from=1 speed=46');
  });

  test('DA 4.4 repeated until a speed card comes; a headwind is laid, and another card drawn', () => {
    const script = ben('hill');
    expect(script.does('discard hill', 'wind hill')).toEqual([
      'discarded rider=2 card=hill',
      'drew rider=2 card=wind',
      'wind-laid rider=2',
      'drew rider=2 card=hill',
      'hand-shown rider=2 hills=4 spurts=3 winds=0',
    ]);
    expect(script.does('discard spurt', '47')).toEqual(['discarded rider=2 card=spurt', 'drew rider=2 card=47']);
    expect(script.does('lay 47', '46')).toContain('sheltered rider=2 speed=45 tempo=45');
  });

  test('DA 4.4 the stock runs out first: the turn ends without a card, and so does the stage', () => {
    const script = ben('spurt', [2, 'spurt hill']);
    const events = script.does('discard spurt', 'hill');
    expect(events.slice(0, 5)).toEqual([
      'discarded rider=2 card=spurt',
      'drew rider=2 card=hill',
      'hand-shown rider=2 hills=4 spurts=3 winds=0',
      'turn-empty rider=2',
      'stage-ended stage=1 leader=1 points=1,0',
    ]);
  });

  test('DA 4.4 the stock is already empty: no special is discarded', () => {
    const script = ben('spurt', [1, 'spurt']);
    expect(script.drawn.slice(-3)).toEqual([
      'hand-shown rider=2 hills=3 spurts=4 winds=0',
      'turn-empty rider=2',
      'stage-ended stage=1 leader=1 points=1,0',
    ]);
    expect(script.asked).toBe('chance over');
  });

  test('DA 4.4 the leader without a speed card', () => {
    const script = scripted(configOf(2));
    script.draw('50 39');
    script.deal(['hill hill hill spurt spurt spurt', NO_SPECIALS]);
    expect(script.draw('wind spurt').slice(-1)).toEqual(['hand-shown rider=1 hills=3 spurts=4 winds=0']);
    script.does('discard hill', '48');
    expect(script.does('lay 48')).toContain('led rider=1 speed=46');
  });
});
