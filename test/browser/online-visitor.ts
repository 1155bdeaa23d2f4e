import type { Page } from 'playwright-core';
import type { Opened } from '../server/remote-player.ts';
import type { OnlineServer } from './online-server.ts';
import type { Site } from './site.ts';

/** A person on a page of a server, with a browser context of their own. */
export interface Visitor {
  readonly page: Page;
  /** Errors of the page. */
  readonly complaints: string[];
}

/** Opens an address and waits for the heading. */
export async function visit(site: Site, at: string, options: Parameters<Site['open']>[0] = {}): Promise<Visitor> {
  const page = await site.open(options);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(at);
  await page.locator('h1').first().waitFor();
  return { page, complaints };
}

/** Opens a running race at a seat, by the personal link of the seat. */
export async function visitSeat(
  site: Site,
  server: OnlineServer,
  { id, tokens }: Pick<Opened, 'id' | 'tokens'>,
  seat: number,
  options?: Parameters<Site['open']>[0],
): Promise<Visitor> {
  const visitor = await visit(site, `${server.address}#/online/${id}.${tokens[seat]!}`, options);
  const { page } = visitor;
  await page.locator('[data-arrive="yes"]').click();
  await page.locator(`a[href="#/race/~${id}"]`).click();
  await page.locator('[data-asked]').waitFor();
  return visitor;
}
