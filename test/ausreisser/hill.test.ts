import { describe, expect, test } from 'vitest';
import { ausreisser, type Action } from '../../src/games/ausreisser/index.ts';
import { opened, type Script } from './script.ts';

const NO_SPECIALS = '41 41';
const pileOf = (script: Script, rider: number): string[] =>
  ausreisser.view(script.state, 0).riders[rider]!.pile.map(({ card, count }) => `${count} ${card}`);

describe('DA 4.1: effects of a hill', () => {
  test('DA 4.1 the leader lays one with a card: it takes effect before the card is judged, caps it at 50, and is replaced in step 5', () => {
    const script = opened({ hands: ['50 spurt hill'] });
    expect(script.does('lay 50,spurt,hill', '40 41 42')).toEqual([
      'laid rider=1 card=50 spurts=1',
      'hill-laid rider=1 leader=1 how=with-card tempo=0',
      'drew rider=1 card=40',
      'led rider=1 speed=50',
      'drew rider=1 card=41',
      'turn-began rider=2',
      'drew rider=2 card=42',
    ]);
    // no rider was asked for another one
    expect(script.asked).toBe('Ben lay');
  });

  test.each([
    ['higher: no rider takes the lead', '48', 'kept-up rider=2 speed=48 tempo=45 hill=yes', 0],
    ['level', '45', 'kept-up rider=2 speed=45 tempo=45 hill=yes', 0],
    ['no slipstream: 1 below', '44', 'dropped rider=2 speed=44 tempo=45 minutes=1 hill=yes', 1],
    ['no slipstream: 2 below', '43', 'dropped rider=2 speed=43 tempo=45 minutes=2 hill=yes', 2],
    ['3 below', '42', 'dropped rider=2 speed=42 tempo=45 minutes=3 hill=yes', 3],
    ['the cap is 50', '50,spurt', 'kept-up rider=2 speed=50 tempo=45 hill=yes', 0],
  ])('DA 4.1 in the bunch, %s', (_what, lay, expected, minutes) => {
    const card = lay.split(',')[0]!;
    const script = opened({ riders: 'Anna Ben', hands: ['45 hill', `${card} spurt`] });
    script.does('lay 45,hill', '41 41');
    expect(script.does(`lay ${lay}`, lay.includes('spurt') ? '41 41' : '41')).toContain(expected);
    expect([script.minutesOf('Ben'), ausreisser.view(script.state, 0).leader]).toEqual([minutes, 0]);
  });

  test('DA 4.1 minutes can still be won back', () => {
    const script = opened({ riders: 'Anna Ben', hands: ['45 45 hill', '41 47'] });
    script.does('lay 45');
    script.allPass('41');
    script.does('lay 41', '41');
    script.does('lay 45,hill', '42 42');
    expect(script.does('lay 47', '43')).toContain('won-back rider=2 speed=47 tempo=45 change=2 minutes=2');
  });

  test("DA 4.1 it lies until the leader's next turn begins, and the leader may lay the next one in that turn", () => {
    const script = opened({ riders: 'Anna Ben', hands: ['45 45 hill hill', NO_SPECIALS] });
    script.does('lay 45,hill', '41 41');
    expect(ausreisser.view(script.state, 0).hill).toBe(true);
    expect(script.does('lay 41', '42').slice(-3)).toEqual(['turn-began rider=1', 'hill-over', 'drew rider=1 card=42']);
    expect(ausreisser.view(script.state, 0).hill).toBe(false);
    expect(script.does('lay 45,hill', '43 44')).toContain('hill-laid rider=1 leader=1 how=with-card tempo=45');
    expect(pileOf(script, 0)).toEqual(['2 45', '2 hill']);
  });

  test("DA 4.1 another rider lays one with a card: onto the leader's pile, before the card is judged; a tempo of 52 drops to 50 for good", () => {
    const script = opened({ hands: ['50 spurt', '48 hill 41', NO_SPECIALS] });
    script.does('lay 50,spurt', '41');
    script.allPass('42');
    expect(script.tempo).toBe(52);
    expect(script.does('lay 48,hill', '43')).toEqual([
      'laid rider=2 card=48 spurts=0',
      'hill-laid rider=2 leader=1 how=with-card tempo=50',
      'dropped rider=2 speed=48 tempo=50 minutes=2 hill=yes',
      'turn-began rider=3',
      'drew rider=3 card=43',
    ]);
    expect([pileOf(script, 0), pileOf(script, 1)]).toEqual([['1 50', '1 spurt', '1 hill'], ['1 48']]);
    script.does('lay 41', '44');
    expect([script.tempo, ausreisser.view(script.state, 0).hill]).toEqual([50, false]);
  });

  test('DA 4.1 51 drops to 50 too; earlier verdicts stand', () => {
    const script = opened({ hands: ['49 spurt', '49 41 41', 'hill'] });
    script.does('lay 49,spurt', '41');
    script.allPass('42');
    script.does('lay 49');
    script.does('pass');
    expect(script.does('hill', '43 44')).toEqual([
      'hill-laid rider=3 leader=1 how=out-of-turn tempo=50',
      'turn-began rider=3',
      'drew rider=3 card=43',
      'drew rider=3 card=44',
    ]);
    // replaced in step 1: he draws until he has seven cards
    expect([script.tempo, script.minutesOf('Ben'), script.asked]).toEqual([50, 0, 'Cleo lay']);
  });

  test('DA 4.1 only one is on the road at a time', () => {
    const script = opened({ hands: ['45 hill', '45 hill', NO_SPECIALS] });
    script.does('lay 45,hill', '41 41');
    expect(script.options.some((option) => option.includes('hill'))).toBe(false);
    const why = ausreisser.whyNot(script.state, 1, { type: 'lay', cards: [6, 13] });
    expect(why).toEqual({ code: 'hill-lies-already', section: 'DA 4.1', facts: {} });
  });
});

describe('DA 4.1: a hill with one’s own card', () => {
  /** Anna has led at 45; Ben lays a hill with his card. */
  test.each([
    ['faster than the tempo: he keeps up, and has given away the lead', '48', '', 'kept-up rider=2 speed=48 tempo=45 hill=yes'],
    ['2 below: he has given away the slipstream', '43', '', 'dropped rider=2 speed=43 tempo=45 minutes=2 hill=yes'],
    ['the cap of 50 comes after spurts and headwinds', '50,spurt,spurt', 'wind 41 41', 'kept-up rider=2 speed=50 tempo=45 hill=yes'],
  ])('DA 4.1 %s', (_what, lay, draws, expected) => {
    const script = opened({ riders: 'Anna Ben', hands: ['45', '48 43 50 spurt spurt hill'] });
    script.does('lay 45');
    script.allPass('39');
    // Anna's card of her next turn, which ends the hill
    expect(script.does(`lay ${lay},hill`, `${draws} 40`.trim())).toContain(expected);
    expect(ausreisser.view(script.state, 0)).toMatchObject({ leader: 0, hill: false, hillsOpen: 1 });
  });

  test('DA 4.1 a dropped rider may lay one too, with his card and out of turn', () => {
    const script = opened({ riders: 'Anna Ben', hands: ['45 45 45', '41 48 hill hill'] });
    script.does('lay 45');
    script.allPass('39');
    script.does('lay 41', '39');
    expect(script.minutesOf('Ben')).toBe(4);
    script.does('lay 45');
    expect(script.does('hill', '39 40')[0]).toBe('hill-laid rider=2 leader=1 how=out-of-turn tempo=45');
    // his own hill does not help: he wins minutes back but does not take the lead
    expect(script.does('lay 48', '41')).toContain('won-back rider=2 speed=48 tempo=45 change=3 minutes=1');
    script.does('lay 45');
    expect(script.asked).toBe('Ben hill');
    script.allPass('42');
    expect(script.does('lay 42,hill', '41')).toContain('lost rider=2 speed=42 tempo=45 change=3 minutes=4');
  });

  test('DA 4.1 a rider back at 0 under a hill does not take the lead, nor in the bunch on the next hill', () => {
    const script = opened({ riders: 'Anna Ben', hands: ['45 45 45 hill hill', '42 50 50'] });
    script.does('lay 45');
    script.allPass('*');
    script.does('lay 42', '*');
    script.does('lay 45,hill', '* *');
    expect(script.does('lay 50', '*')).toContain('won-back rider=2 speed=50 tempo=45 change=3 minutes=0');
    script.does('lay 45,hill', '* *');
    expect(script.does('lay 50', '*')).toContain('kept-up rider=2 speed=50 tempo=45 hill=yes');
    expect(ausreisser.view(script.state, 0).leader).toBe(0);
  });
});

describe('DA 4.1: out of turn', () => {
  test('DA 4.1 no rider is asked before the first turn of a stage, which is the leader’s', () => {
    const script = opened({ hands: ['45', 'hill', 'hill'] });
    expect([script.asked, ausreisser.view(script.state, 0).turn]).toEqual(['Anna lay', 1]);
  });

  test('DA 4.1 the questions begin anew after every turn, in the order from the current leader', () => {
    const script = opened({ riders: 'Anna Ben Cleo Dan', hands: ['41', '48', '47 hill', '46'] });
    script.does('lay 41');
    script.allPass('39');
    script.does('lay 48');
    const asked: string[] = [];
    while (script.asked.endsWith('hill')) {
      asked.push(script.asked.split(' ')[0]!);
      script.does('pass', asked.length === 4 ? '39' : '');
    }
    script.does('lay 47');
    while (script.asked.endsWith('hill')) {
      asked.push(script.asked.split(' ')[0]!);
      script.does('pass', asked.length === 8 ? '39' : '');
    }
    expect(asked.join(' ')).toBe('Cleo Dan Anna Ben Cleo Dan Anna Ben');
  });

  test('DA 4.1 a leader who laid one out of turn replaces it in step 1 of the next turn, which ends it', () => {
    const script = opened({ riders: 'Anna Ben', hands: ['45 45 hill', '44'] });
    script.does('lay 45');
    script.does('pass');
    script.does('hill', '39');
    expect(script.does('lay 44', '40 41').slice(-4)).toEqual([
      'turn-began rider=1',
      'hill-over',
      'drew rider=1 card=40',
      'drew rider=1 card=41',
    ]);
    expect(script.asked).toBe('Anna lay');
  });

  test('DA 4.1 every seat is asked, from the one after the leader round to the leader, and can pass', () => {
    const script = opened({
      riders: 'Anna Ben Cleo Dan',
      hands: [NO_SPECIALS, '48 48 hill hill', NO_SPECIALS, 'hill 41 42'],
    });
    script.does('lay 41');
    const asked: string[] = [];
    const askAll = (): void => {
      while (script.asked.endsWith('hill')) {
        asked.push(`${script.asked.split(' ')[0]}: ${script.options.join(' or ')}`);
        script.does('pass', asked.length % 4 === 0 ? '43' : '');
      }
    };
    askAll();
    expect(asked).toEqual(['Ben: hill or pass', 'Cleo: pass', 'Dan: hill or pass', 'Anna: pass']);
    // Ben takes the lead: the questions begin with the seat after him and end with him
    script.does('lay 48');
    asked.length = 0;
    askAll();
    expect(asked).toEqual(['Cleo: pass', 'Dan: hill or pass', 'Anna: pass', 'Ben: hill or pass']);
  });

  test('DA 4.1 several riders hold one: the first hill ends the questions', () => {
    const script = opened({
      riders: 'Anna Ben Cleo Dan',
      hands: ['45 hill', 'hill 45', 'hill 45 41', 'hill 45'],
    });
    script.does('lay 45');
    expect(script.does('pass')).toEqual(['passed rider=2']);
    expect(script.does('hill', '41')).toEqual([
      'hill-laid rider=3 leader=1 how=out-of-turn tempo=45',
      'turn-began rider=2',
      'drew rider=2 card=41',
    ]);
    expect(ausreisser.view(script.state, 3).riders.map(({ cards }) => cards)).toEqual([6, 7, 5, 6]);
    script.does('lay 45', '42 43');
    // two cards drawn: the hill is replaced in step 1 of its owner's next turn
    expect(script.asked).toBe('Cleo lay');
    expect(ausreisser.view(script.state, 3).riders[2]!.cards).toBe(7);
    expect(pileOf(script, 0)).toEqual(['1 45', '1 hill']);
  });

  test('DA 4.1 the next rider, the last one and the leader may all lay one', () => {
    for (const [passes, rider] of [
      [0, 2],
      [1, 3],
      [2, 1],
    ] as const) {
      const script = opened({ hands: ['45 hill', '45 hill', '45 hill 41'] });
      script.does('lay 45');
      for (let i = 0; i < passes; i++) script.does('pass');
      expect(script.does('hill', rider === 2 ? '41 42' : '41')[0]).toBe(`hill-laid rider=${rider} leader=1 how=out-of-turn tempo=45`);
      expect(script.asked).toBe('Ben lay');
    }
  });

  test('DA 4.1 the question reveals only who is asked', () => {
    const views = ['hill', '48'].map((card) => {
      const script = opened({ hands: ['41 42 43 44 45 46', `39 39 40 40 41 ${card}`, '42 43 44 45 46 47'], draws: '50' });
      script.does('lay 41');
      expect(script.asked).toBe('Ben hill');
      const { state } = script;
      const parts = [ausreisser.view(state, 0), ausreisser.pending(state), ausreisser.formatState(ausreisser.hide(state, 2))];
      const passed = script.does('pass').map((event) => event);
      return JSON.stringify([parts, passed, ausreisser.view(state, 2)]);
    });
    expect(views[0]).toBe(views[1]);
  });

  test.each([
    ['a hill lies', { hands: ['45 hill'] }, 'lay 45,hill', '41 41', 'hill-lies-already'],
    ['the simple game', { game: 'simple' as const, hands: ['45'] }, 'lay 45', '41', 'hill-not-in-simple-game'],
  ])('DA 4.1 no rider is asked: %s', (_what, opening, lay, draws, code) => {
    const script = opened(opening);
    script.does(lay, draws);
    expect(script.asked).toBe('Ben lay');
    expect(ausreisser.whyNot(script.state, 2, { type: 'hill' })?.code).toBe(code);
  });

  test("DA 4.1 no rider is asked when the next turn is the leader's", () => {
    const script = opened({ riders: 'Anna Ben', hands: ['45', '45 hill'] });
    script.does('lay 45');
    script.allPass('41');
    script.does('lay 45', '42');
    expect(script.asked).toBe('Anna lay');
  });

  test('DA 4.1 no rider is asked when all five are on piles, and none is laid with a card', () => {
    const script = opened({ hands: ['45', '45 45', NO_SPECIALS] });
    script.shrink(5, 'spurt spurt spurt spurt spurt');
    script.does('lay 45', 'spurt');
    expect(script.asked).toBe('Ben lay');
    expect(ausreisser.view(script.state, 0).hillsOpen).toBe(5);
    expect(ausreisser.whyNot(script.state, 2, { type: 'hill' })?.code).toBe('hills-all-open');
  });

  test('DA 4.1 with an empty stock no hill may be laid', () => {
    const script = opened({ hands: ['45', '45 hill', NO_SPECIALS] });
    script.shrink(1, '50');
    script.does('lay 45');
    expect(script.asked).toBe('Ben hill');
    script.allPass('50');
    // Ben has drawn the last card: he finishes his turn without the hill he holds
    expect(script.options.filter((option) => option.includes('hill'))).toEqual([]);
    const lay: Action = { type: 'lay', cards: [6, 13] };
    expect(ausreisser.whyNot(script.state, 1, lay)?.code).toBe('hill-stock-empty');
  });
});
