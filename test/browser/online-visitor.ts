import type { Page } from 'playwright-core';
import type { Opened } from '../server/remote-player.ts';
import type { OnlineServer } from './online-server.ts';
import type { Site } from './site.ts';

/** Somebody at a page of a server, at a device of his own. */
export interface Visitor {
  readonly page: Page;
  /** What the page has failed at. */
  readonly complaints: string[];
}

/** Resolves when the page has its heading. */
export async function visit(site: Site, at: string, options: Parameters<Site['open']>[0] = {}): Promise<Visitor> {
  const page = await site.open(options);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(at);
  await page.locator('h1').first().waitFor();
  return { page, complaints };
}

/** At his seat of a race that has begun, by its personal link. */
export async function visitSeat(
  site: Site,
  server: OnlineServer,
  { id, tokens }: Pick<Opened, 'id' | 'tokens'>,
  seat: number,
  options?: Parameters<Site['open']>[0],
): Promise<Visitor> {
  const visitor = await visit(site, `${server.address}#/online/${id}.${tokens[seat]!}`, options);
  const { page } = visitor;
  await page.locator(`a[href="#/race/~${id}"]`).click();
  await page.locator('[data-asked]').waitFor();
  return visitor;
}
