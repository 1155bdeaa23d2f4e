import type { Problem } from '../../kit/index.ts';
import { problemSentence } from '../lib/sentences.ts';
import { text } from '../lib/words.svelte.ts';

/** Something unexpected went wrong, for example because the browser refused storage. */
export const FAILED: Problem = { code: 'failed' };

/** Why the server refused a request. */
export const onlineProblemText = (problem: Problem): string =>
  text('online', `problem.${problem.code}`, problem.facts ?? {}) ?? problemSentence(problem);
