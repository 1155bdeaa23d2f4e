/** A race that is opened online from a set-up page. */
export interface OpenProps {
  readonly game: string;
  readonly setup: unknown;
  readonly drivers: readonly string[];
  /** The game puts questions to everybody at once: how long they stay open is chosen before the race. */
  readonly together?: boolean;
}
