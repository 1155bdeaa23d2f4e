import { linkedSchema, shortLinkSchema } from '../../protocol/index.ts';
import { request } from './calls.ts';
import { findServer } from './server.svelte.ts';

/** Links that are shorter than this stay as they are. */
const MIN_LONG_CHARS = 120;
/** The name of the screen that a short link leads to first. */
const SHORT_LINK_SCREEN = 's';

/** The same link by its short form, if a server can store it. */
export async function shortened(link: string): Promise<string> {
  if (link.length < MIN_LONG_CHARS || !(await findServer())) return link;
  const { hash, href } = new URL(link);
  const made = await request({ path: 'links', method: 'POST', body: { to: hash.replace(/^#\//, '') }, schema: shortLinkSchema });
  return made.ok ? `${href.slice(0, href.length - hash.length)}#/${SHORT_LINK_SCREEN}/${made.value.id}` : link;
}

/** The address that a short link stands for, with its `#`, null where it is unknown. Null: the server does not answer. */
export async function addressBehind(id: string): Promise<{ readonly address: string | null } | null> {
  const found = await request({ path: `links/${encodeURIComponent(id)}`, schema: linkedSchema });
  if (found.ok) return { address: `#/${found.value.to}` };
  return found.error.some(({ code }) => code === 'online-lost') ? null : { address: null };
}
