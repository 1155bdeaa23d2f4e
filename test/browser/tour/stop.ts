import type { Page } from 'playwright-core';

/** A visitor who goes through the house and looks at everything once. */
export interface Visitor {
  readonly page: Page;
  /** To an address after the #; back only when the screen's heading is there. */
  readonly go: (address: string) => Promise<void>;
  /** Judges what is on screen now, on a desktop and on a phone, and keeps a picture of it. `name` says which state of the screen it is. */
  readonly look: (name: string, how?: How) => Promise<void>;
}

export interface How {
  /** Said where a race's picture has been looked at in another state. */
  readonly picture?: 'as-before';
  /** Opens what is to be seen, where it finds its place as it opens: on each device anew. Escape closes it. */
  readonly open?: () => Promise<void>;
}

/** All that there is to see of one screen, in each of its states. */
export type Stop = (visitor: Visitor) => Promise<void>;

/** By the screen's name in the address. */
export type Stops = Readonly<Record<string, Stop>>;
