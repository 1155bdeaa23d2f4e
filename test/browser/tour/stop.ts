import type { Page } from 'playwright-core';

/** Opens screens and checks each of their states. */
export interface Visitor {
  readonly page: Page;
  /** Opens the address after the # and waits for the heading of the screen. */
  readonly go: (address: string) => Promise<void>;
  /** Checks the current state on a desktop and on a phone, and saves screenshots if wanted. `name` names the state. */
  readonly look: (name: string, how?: How) => Promise<void>;
}

export interface How {
  /** The picture of the race was checked in another state. */
  readonly picture?: 'as-before';
  /** Opens a popup that is positioned as it opens, so once for each device. Escape closes it. */
  readonly open?: () => Promise<void>;
}

/** Shows one screen in each of its states. */
export type Stop = (visitor: Visitor) => Promise<void>;

/** By the screen's name in the address. */
export type Stops = Readonly<Record<string, Stop>>;
