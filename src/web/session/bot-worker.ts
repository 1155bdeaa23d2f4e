import type { Advised, AdviceQuestion } from './advise.ts';
import { think, type BotQuestion, type Thought } from './think.ts';

export interface BotReply {
  readonly id: number;
  readonly thought?: Thought;
  readonly advice?: readonly Advised[];
  readonly error?: string;
}

addEventListener('message', ({ data }: MessageEvent<(BotQuestion | AdviceQuestion) & { id: number }>) => {
  const answer = (value: Omit<BotReply, 'id'>): void => postMessage({ id: data.id, ...value });
  const answered =
    'bot' in data
      ? think(data).then((thought) => ({ thought })) // a player who asks for no advice need not fetch it
      : // loaded only when a player asks for hints
        import('./advise.ts').then(async ({ advise }) => ({ advice: await advise(data) }));
  answered.then(answer, (error: unknown) => answer({ error: error instanceof Error ? error.message : String(error) }));
});
