/** What each part of the measurement is given. */
export interface Lab {
  readonly src: typeof import('./exports.ts');
  /** The built file of a program. */
  file(name: string): string;
  readonly content: string;
  readonly web: string;
  readonly plans: { readonly people: import('./plan.ts').Plan; readonly withBots: import('./plan.ts').Plan };
  /** For each figure. */
  readonly seconds: number;
  readonly rounds: number;
  /** A line for people. */
  log(line: string): void;
}
