import { think } from './think.ts';

/** What a bot is asked. Nothing of the dealer: the state is the one its seat may know. */
export interface Wish {
  readonly game: string;
  /** The set-up as plain JSON text, the same for the whole race. */
  readonly setup: string;
  readonly state: string;
  readonly seat: number;
  readonly bot: string;
  /** Names the stream of the bot's own random numbers. */
  readonly stream: readonly number[];
}

export interface Answer {
  readonly id: number;
  readonly action?: string;
  readonly error?: string;
}

addEventListener('message', ({ data }: MessageEvent<Wish & { id: number }>) => {
  const answer = (value: Omit<Answer, 'id'>): void => postMessage({ id: data.id, ...value });
  try {
    answer({ action: think(data) });
  } catch (error) {
    answer({ error: error instanceof Error ? error.message : String(error) });
  }
});
