import type { Finding } from '../../../analysis/index.ts';
import { analyseRecord, findingsOfRecord, type AnalysisStep } from './analyse-record.ts';

export interface AnalysisRequest {
  readonly text: string;
  readonly game: string;
}
/** `helper`: send findings from the end of the race through the port; `leader`: analyse it, with the findings that arrive there. */
export interface AnalysisTask extends AnalysisRequest {
  readonly role: 'leader' | 'helper';
  readonly port: MessagePort;
}
export type AnalysisReply = { readonly step: AnalysisStep } | { readonly error: string };

const tell = (reply: AnalysisReply): void => {
  postMessage(reply);
};

async function help({ text, game, port }: AnalysisTask): Promise<void> {
  for await (const finding of findingsOfRecord(text, game)) port.postMessage(finding);
}

async function lead({ text, game, port }: AnalysisTask): Promise<void> {
  const findings: Finding[] = [];
  port.onmessage = ({ data }: MessageEvent<Finding>) => {
    findings.push(data);
  };
  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      setTimeout(resolve);
    });
  for await (const step of analyseRecord(text, game, findings, pause)) tell({ step });
}

addEventListener('message', ({ data }: MessageEvent<AnalysisTask>) => {
  if (data.role === 'helper') {
    // the leader finds everything if its helper fails
    help(data).catch(() => undefined);
    return;
  }
  lead(data).catch((error: unknown) => {
    tell({ error: String(error) });
  });
});
