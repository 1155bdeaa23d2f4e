import type { DocumentDto } from '../../src/protocol/index.ts';
import { seasonOf, type Season, type SeasonChange, type SeasonOperation } from '../../src/table/index.ts';
import { post } from './remote-player.ts';

/** A client of documents over HTTP, with no code of the page. */

export interface Link {
  readonly id: string;
  readonly key: string;
}

export async function newDocument(base: string, kind = 'season'): Promise<Link> {
  const made = await post(base, '/api/documents', { kind });
  if (made.status !== 201) throw new Error(await made.text());
  return (await made.json()) as Link;
}

export const sendOperations = (base: string, { id, key }: Link, operations: readonly object[]): Promise<Response> =>
  post(base, `/api/documents/${id}/operations`, { operations }, key);

export async function readDocument(
  base: string,
  id: string,
  { key, after = 0 }: { key?: string; after?: number } = {},
): Promise<DocumentDto> {
  const answer = await fetch(
    `${base}/api/documents/${id}?after=${after}`,
    key === undefined ? {} : { headers: { authorization: `Bearer ${key}` } },
  );
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await answer.json()) as DocumentDto;
}

export const readSeason = async (base: string, id: string): Promise<Season> =>
  seasonOf((await readDocument(base, id)).operations as readonly SeasonOperation[]);

/** Codes of a refusal. */
export const codesOf = async (answer: Response): Promise<readonly string[]> =>
  ((await answer.json()) as { problems?: readonly { code: string }[] }).problems?.map(({ code }) => code) ?? [];

/** An organiser who sends each change until the server has it, also while the server is away. */
export class Organiser {
  readonly #base: string;
  readonly #link: Link;
  readonly #name: string;
  #count = 0;
  /** Ids of the changes that the server has acknowledged. */
  readonly acknowledged: string[] = [];

  constructor(base: string, link: Link, name: string) {
    [this.#base, this.#link, this.#name] = [base, link, name];
  }

  /** The same organiser at another server. */
  at(base: string): Organiser {
    return new Organiser(base, this.#link, `${this.#name}-${base.split(':').at(-1)}`);
  }

  async change(...changes: readonly SeasonChange[]): Promise<void> {
    const operations = changes.map((change) => ({ id: `${this.#name}-${++this.#count}`, ...change }));
    for (;;) {
      const answer = await sendOperations(this.#base, this.#link, operations).catch(() => null);
      if (answer?.ok) break;
      // away, or 120 changes in this minute
      if (answer !== null && answer.status < 500 && answer.status !== 429) throw new Error(await answer.text());
      await new Promise((later) => setTimeout(later, answer?.status === 429 ? 1_000 : 20));
    }
    this.acknowledged.push(...operations.map(({ id }) => id));
  }
}
