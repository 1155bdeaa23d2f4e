import type { Facts, Problem } from '../../kit/index.ts';
import { problemSentence } from '../lib/sentences.ts';
import { text } from '../lib/words.svelte.ts';

type English = typeof import('../../../content/house/words/en/online.json');

/** A sentence of `online.json`. */
export const say = (key: keyof English, facts: Facts = {}): string => text('online', key, facts) ?? key;

/** Something unexpected went wrong, for example because the browser refused storage. */
export const FAILED: Problem = { code: 'failed' };

/** Why the server refused a request. */
export const sayProblem = (problem: Problem): string =>
  text('online', `problem.${problem.code}`, problem.facts ?? {}) ?? problemSentence(problem);
