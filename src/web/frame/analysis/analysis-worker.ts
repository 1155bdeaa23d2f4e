import { understand, type UnderstandingStep } from './understand.ts';

export interface AnalysisRequest {
  readonly text: string;
  readonly game: string;
}
export type AnalysisReply = { readonly step: UnderstandingStep } | { readonly error: string };

const tell = (told: AnalysisReply): void => {
  postMessage(told);
};

addEventListener('message', ({ data: { text, game } }: MessageEvent<AnalysisRequest>) => {
  const run = async (): Promise<void> => {
    for await (const step of understand(text, game)) tell({ step });
  };
  run().catch((error: unknown) => {
    tell({ error: String(error) });
  });
});
