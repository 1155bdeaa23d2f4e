import { analyseRecord, type AnalysisStep } from './analyse-record.ts';

export interface AnalysisRequest {
  readonly text: string;
  readonly game: string;
}
export type AnalysisReply = { readonly step: AnalysisStep } | { readonly error: string };

const tell = (reply: AnalysisReply): void => {
  postMessage(reply);
};

addEventListener('message', ({ data: { text, game } }: MessageEvent<AnalysisRequest>) => {
  const run = async (): Promise<void> => {
    for await (const step of analyseRecord(text, game)) tell({ step });
  };
  run().catch((error: unknown) => {
    tell({ error: String(error) });
  });
});
