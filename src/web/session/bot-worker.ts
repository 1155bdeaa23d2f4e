import { think, type Wish } from './think.ts';

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
