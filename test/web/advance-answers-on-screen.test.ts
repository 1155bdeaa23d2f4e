import { beforeAll, expect, test, vi } from 'vitest';
import { loadOfPage } from './open-session.ts';

/** Answers before the question, for the people at this screen. */

type Module = typeof import('../../src/web/session/advance-answers.svelte.ts');
type Arguments = ConstructorParameters<Module['AdvanceAnswersOnScreen']>;

let module: Module;
beforeAll(async () => void (module = (await loadOfPage('/src/web/session/advance-answers.svelte.ts')) as unknown as Module));

const QUESTIONS = [
  { kind: 'follow', asks: 'one-seat' },
  { kind: 'hill', asks: 'every-seat' },
] as unknown as Arguments[1];

function answersOf(people: readonly number[]) {
  const answers = new Map<number, unknown>(people.map((seat) => [seat, {}]));
  const answerInAdvance = vi.fn(() => Promise.resolve([{ code: 'advance-unknown' }]));
  const seats = {
    people,
    at: (seat: number) => ({ situation: { answers: answers.get(seat) } }),
    linkOf: (seat: number) => (people.includes(seat) ? { answerInAdvance } : undefined),
  } as unknown as Arguments[0];
  return { advance: new module.AdvanceAnswersOnScreen(seats, QUESTIONS), answers, answerInAdvance };
}

test('hidden questions are there only for a player who sits alone', () => {
  expect(answersOf([1]).advance.questions.map(({ kind }) => kind)).toEqual(['follow', 'hill']);
  expect(answersOf([0, 1]).advance.questions.map(({ kind }) => kind)).toEqual(['follow']);
});

test('shows what the host has confirmed, after an update, by seat', () => {
  const { advance, answers } = answersOf([0, 2]);
  answers.set(2, { follow: 'never' });
  expect(advance.of(2)).toEqual({});
  advance.update();
  expect([advance.of(0), advance.of(2), advance.of(1)]).toEqual([{}, { follow: 'never' }, {}]);
});

test('a refusal reaches the caller; a seat elsewhere saves nothing', async () => {
  const { advance, answerInAdvance } = answersOf([0]);
  expect(await advance.set(0, { follow: 'never' })).toEqual([{ code: 'advance-unknown' }]);
  expect(await advance.set(1, { follow: 'never' })).toEqual([]);
  expect(answerInAdvance.mock.calls).toEqual([[{ follow: 'never' }]]);
});
