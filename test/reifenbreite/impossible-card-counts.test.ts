import { describe, expect, test } from 'vitest';
import { phaseOf, reifenbreite, teamOf, type State } from '../../src/games/reifenbreite/index.ts';
import { F, get, markChanged, setCards } from '../../src/games/reifenbreite/state.ts';
import { KINDS_OF_POSITION, positionInTeam } from '../../src/games/reifenbreite/riders.ts';
import { upTo } from './random-race.ts';

/** A position in which cards may be played: a turn after the first round. */
const atATurn = (): State => upTo('counts', (state) => phaseOf(state) === 'turn' && get(state, F.round) >= 2);

const offered = (s: State): string[] => reifenbreite.choices(s).map((action) => reifenbreite.actions.format(s, action));
const withCards = (s: State, count: (kind: number) => number): State => {
  const other = reifenbreite.copy(s);
  for (let kind = 0; kind < s.config.stages[0]!.cards.length; kind++) setCards(other, teamOf(get(s, F.rider)), kind, count(kind));
  markChanged(other);
  return other;
};

describe('impossible card counts', () => {
  const state = atATurn();
  const kinds = state.config.stages[0]!.cards.length;

  test('never return another hand’s list: a valid hand gets its own options', () => {
    // asked first, so that their lists are cached first: two cards of a kind and too few of another
    const own = KINDS_OF_POSITION[positionInTeam(get(state, F.rider))]!;
    for (const kind of own)
      for (const other of own.filter((k) => k !== kind))
        for (const count of [-3, -9, -27, -81, -32_768]) offered(withCards(state, (k) => (k === kind ? 2 : k === other ? count : 0)));
    const none = offered(withCards(state, () => 0)).filter((text) => text.startsWith('cards'));
    expect(none).toEqual([]);
    for (let kind = 0; kind < kinds; kind++) {
      const texts = offered(withCards(state, (k) => (k === kind ? 1 : 0))).filter((text) => text.startsWith('cards'));
      // his own card or a joker, without and with a breakaway; never a pair
      expect([0, 2]).toContain(texts.length);
      expect(texts.some((text) => text.includes(','))).toBe(false);
    }
  });

  test('are not parsed from a text', () => {
    for (const count of [-1, -32_768, 40]) {
      const text = reifenbreite.formatState(withCards(state, (kind) => (kind === 0 ? count : 1)));
      expect(reifenbreite.parseState(state.config, text)).toMatchObject({ ok: false, error: { code: 'state-impossible' } });
    }
  });
});
