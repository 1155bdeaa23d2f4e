import { expect, test, vi } from 'vitest';
import { RemoteQuestion } from '../../src/web/session/remote-question.ts';

/** A question to several players at once, of whom one is at this screen. The states of the game are the seats that are asked, in turn. */

const game = {
  turn: (seat: number) => seat,
  pending: (seat: number) => ({ seat, kind: seat >= 0 ? 'hill' : 'over', facts: {} }),
  hide: (state: number) => state,
  copy: (state: number) => state,
};

function questionTo(seat: number, refusal: unknown = null) {
  const reply = vi.fn(() => Promise.resolve(refusal as never));
  const question = new RemoteQuestion<unknown, number, string, unknown, unknown>(game as never, seat, { reply });
  const update = (situation: { readonly together: unknown; readonly entries: number }): number | null => {
    question.update(situation as never, seat);
    return question.position;
  };
  return { question, reply, update };
}
const asked = (entries: number, concerned = true) => ({ together: { kind: 'hill', seats: [2, 3], concerned }, entries });

test('there is a position to answer in as long as the player is asked and has not replied', async () => {
  const { question, reply, update } = questionTo(2);
  expect(question.position).toBe(null);
  expect(update({ together: null, entries: 4 })).toBe(null);
  expect(update(asked(4, false))).toBe(null);
  expect(update(asked(4))).toBe(2);
  expect(await question.reply('pass', 4)).toBe(null);
  expect(reply.mock.calls).toEqual([['pass']]);
  expect(update(asked(4))).toBe(null);
  // the next round of questions, after more entries
  expect(update(asked(6))).toBe(2);
});

test('a question that is over without a word is unanswered; a reply, or not wanting to be asked, is an answer', async () => {
  const { question, update } = questionTo(2);
  update(asked(4, false));
  expect(question.isUnanswered).toBe(false);
  update(asked(4));
  update({ together: null, entries: 6 });
  expect(question.isUnanswered).toBe(true);
  update(asked(8));
  await question.reply('pass', 8);
  update({ together: null, entries: 9 });
  expect(question.isUnanswered).toBe(false);
  update(asked(10));
  question.leave();
  update({ together: null, entries: 11 });
  expect(question.isUnanswered).toBe(false);
});

test('a refused reply leaves the question open', async () => {
  const refusal = { code: 'table-not-asked', section: '' };
  const { question, update } = questionTo(2, refusal);
  expect(update(asked(4))).toBe(2);
  expect(await question.reply('pass', 4)).toBe(refusal);
  expect(update(asked(4))).toBe(2);
});
