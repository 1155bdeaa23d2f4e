import type { Problem } from '../../kit/index.ts';
import { reading, whyNotKept, writing, type Writing } from './database.ts';
import { claimEarlier, forgetEarlier, isEarlier, readEarlier } from './earlier.ts';
import { FORM } from './note.ts';
import { keepForVisit, unkeptOf, type WholeRace } from './visit.ts';

/** Puts a whole race into the database. One that is there stays as it is: where it was moved before, only its old text has to go. */
export async function putRace(tx: Writing, id: string, race: WholeRace): Promise<'put' | 'known'> {
  const known = await tx.objectStore('races').get(id);
  if (known !== undefined) {
    await keepDifference(tx, id, race);
    return 'known';
  }
  const { note, head, rows, aside } = race;
  const adding: Promise<unknown>[] = [
    tx.objectStore('races').add({ ...note, id, form: FORM }),
    tx.objectStore('texts').add({ race: id, head, aside }),
  ];
  for (const row of rows) adding.push(tx.objectStore('rows').add({ ...row, race: id }));
  await Promise.all(adding);
  return 'put';
}

/** A tab of the first version may have ridden on while the race was moved: what it wrote is put aside. */
async function keepDifference(tx: Writing, id: string, { head, rows }: WholeRace): Promise<void> {
  const acts = rows.filter(({ kind }) => kind === 'acts');
  const kept = await Promise.all(acts.map(({ n }) => tx.objectStore('rows').get([id, n])));
  if (acts.every(({ text }, i) => kept[i]?.text === text)) return;
  const texts = (await tx.objectStore('texts').get(id)) ?? { race: id, head, aside: [] };
  const other = [head, ...acts.map(({ text }) => text)].join('');
  if (!texts.aside.includes(other)) await tx.objectStore('texts').put({ ...texts, aside: [...texts.aside, other] });
}

const moving = new Map<string, Promise<readonly Problem[]>>();

/**
 * Moves a race of the first version into the database, where there is one that can be ridden; its old text goes when that is on the disk. Where the database takes
 * nothing, it stays where it is and is ridden on in this visit's memory.
 * @returns what is wrong with the old text; the race that was moved is its beginning, and the whole text lies beside it
 */
export function moveEarlier(id: string): Promise<readonly Problem[]> {
  const begun = moving.get(id);
  if (begun) return begun;
  if (!isEarlier(id) || unkeptOf(id)?.race) return Promise.resolve([]);
  const move = moveNow(id).finally(() => moving.delete(id));
  moving.set(id, move);
  return move;
}

/** Waits for a move that has begun. */
export const moveEnded = async (id: string): Promise<void> => void (await moving.get(id));

async function moveNow(id: string): Promise<readonly Problem[]> {
  claimEarlier(id);
  const { race, problems } = await readEarlier(id);
  if (race === null) return leftOver(id, problems);
  try {
    const put = await writing((tx) => putRace(tx, id, race));
    forgetEarlier(id);
    return put === 'put' ? problems : [];
  } catch (error) {
    keepForVisit(id, whyNotKept(error) === 'full' ? 'full' : 'forbidden', race);
    return problems;
  }
}

/** Where the race was moved before, a tab of the first version has written once more; a note without a record says nothing new. */
async function leftOver(id: string, problems: readonly Problem[]): Promise<readonly Problem[]> {
  const kept = await reading((tx) => tx.objectStore('races').getKey(id)).catch(() => undefined);
  if (kept === undefined) return problems;
  if (problems[0]?.code === 'kept-record-missing') forgetEarlier(id);
  return [];
}
