import { understand, type Step } from './understand.ts';

export interface Asked {
  readonly text: string;
  readonly game: string;
}
export type Told = { readonly step: Step } | { readonly error: string };

const tell = (told: Told): void => {
  postMessage(told);
};

addEventListener('message', ({ data: { text, game } }: MessageEvent<Asked>) => {
  const run = async (): Promise<void> => {
    for await (const step of understand(text, game)) tell({ step });
  };
  run().catch((error: unknown) => {
    tell({ error: String(error) });
  });
});
