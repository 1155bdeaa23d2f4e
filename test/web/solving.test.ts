import { beforeAll, expect, test, vi } from 'vitest';
import { reifenbreite, type Action, type Config, type State } from '../../src/games/reifenbreite/index.ts';
import { recordedRace } from '../games/recorded.ts';
import { playBack } from '../../src/table/index.ts';
import { loadOfPage, loadSessions } from './open-session.ts';

/** An answer to a puzzle, as the panel gives it. */

type SolvingClass = new (
  game: unknown,
  config: unknown,
  seen: unknown,
) => {
  answer: number | null;
  readonly choices: readonly Action[];
  act(action: Action): void;
  again(): void;
};
let Solving: SolvingClass;
beforeAll(async () => {
  await loadSessions();
  vi.stubGlobal('navigator', { languages: [] });
  Solving = (await loadOfPage('/src/web/frame/puzzles/solving.svelte.ts'))['Solving'] as SolvingClass;
});

type CardsAction = Extract<Action, { type: 'cards' }>;
const isPair = (action: Action): action is CardsAction =>
  action.type === 'cards' && action.cards.length === 2 && action.cards[0] !== action.cards[1];

/** The first turn of a recorded race in which two different cards can be played, with the choices there. */
function turnWithPair(): { readonly config: Config; readonly state: State; readonly choices: readonly Action[] } {
  const race = recordedRace('reifenbreite/034-everything-professional-two');
  const found: State[] = [];
  playBack(race, (_entry, before) => {
    const state = before as State;
    if (found.length === 0 && reifenbreite.choices(state).some(isPair)) found.push(reifenbreite.copy(state));
    return undefined;
  });
  const state = found[0]!;
  return { config: race.config as Config, state, choices: [...reifenbreite.choices(state)] };
}

test('two cards are the same answer in whichever order they were picked', () => {
  const { config, state, choices } = turnWithPair();
  const at = choices.findIndex(isPair);
  const listed = choices[at] as CardsAction;
  for (const cards of [listed.cards, [...listed.cards].reverse()]) {
    const solving = new Solving(reifenbreite, config, state);
    solving.act({ ...listed, cards });
    expect(solving.answer).toBe(at);
  }
});

test('after an answer the question can be asked again', () => {
  const { config, state, choices } = turnWithPair();
  const solving = new Solving(reifenbreite, config, state);
  solving.act(choices[0]!);
  expect([solving.answer, solving.choices.length]).toEqual([0, 0]);
  solving.again();
  expect([solving.answer, solving.choices.length]).toEqual([null, choices.length]);
});
