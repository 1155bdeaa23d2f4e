import { think, type Thought, type BotQuestion } from './think.ts';

export interface Answer {
  readonly id: number;
  readonly thought?: Thought;
  readonly error?: string;
}

addEventListener('message', ({ data }: MessageEvent<BotQuestion & { id: number }>) => {
  const answer = (value: Omit<Answer, 'id'>): void => postMessage({ id: data.id, ...value });
  think(data).then(
    (thought) => answer({ thought }),
    (error: unknown) => answer({ error: error instanceof Error ? error.message : String(error) }),
  );
});
