/** A race that is opened online from a set-up page. */
export interface OpenProps {
  readonly game: string;
  readonly setup: unknown;
  readonly drivers: readonly string[];
  /** The game puts questions to everybody at once: how long they stay open is chosen before the race. */
  readonly together?: boolean;
  /** How long each step of a bot stays on screen, in milliseconds. Left out: the server's default. */
  readonly botStepMs?: number | undefined;
}

/** In the address of a set-up page in place of a course: the race will be opened online. */
export const ONLINE_SETUP = 'online';

/** The form to open a race online, for a button outside of it. */
export interface Opener {
  open(): void;
}
