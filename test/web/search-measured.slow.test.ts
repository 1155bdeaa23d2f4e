import { bookOf } from './book-search.ts';
import { expect, test } from 'vitest';
import type { Question } from './search-questions.ts';
import { freshQuestions } from './search-questions-fresh.ts';
import { setAside } from './search-questions-set-aside.ts';
import { tuned } from './search-questions-tuned.ts';

/** How often the search puts the right section first, and among the first three, for questions in the words of players. */

function ranksOf(questions: readonly Question[]): { readonly first: number; readonly amongThree: number } {
  const ranks = questions.map((question) => {
    const { book, search } = bookOf(question);
    expect(book.find(question.answer), question.answer).toBeDefined();
    return search.find(question.asked).findIndex(({ passage }) => (passage.anchor ?? passage.page.name) === question.answer);
  });
  return { first: ranks.filter((rank) => rank === 0).length, amongThree: ranks.filter((rank) => rank >= 0 && rank < 3).length };
}

test('questions that were set aside: 50 of 62 first, 58 among the first three', () => {
  const { first, amongThree } = ranksOf(setAside);
  expect(setAside).toHaveLength(62);
  expect(first).toBeGreaterThanOrEqual(50);
  expect(amongThree).toBeGreaterThanOrEqual(58);
});

test('questions in several voices: as large a share first and among the first three', () => {
  const { first, amongThree } = ranksOf(freshQuestions);
  expect(first / freshQuestions.length).toBeGreaterThanOrEqual(50 / 62);
  expect(amongThree / freshQuestions.length).toBeGreaterThanOrEqual(58 / 62);
});

test('questions that the search was tuned on', () => {
  expect(tuned).toHaveLength(144);
  expect(ranksOf(tuned).amongThree).toBeGreaterThanOrEqual(136);
});

test('the questions of one list are not in the other', () => {
  const asked = new Set(tuned.map((question) => `${question.game} ${question.language} ${question.asked}`));
  expect(setAside.filter((question) => asked.has(`${question.game} ${question.language} ${question.asked}`))).toEqual([]);
});
