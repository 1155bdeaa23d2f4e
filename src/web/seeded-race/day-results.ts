import { loadGame } from '../../games/index.ts';
import type { Problem, Result } from '../../kit/index.ts';
import { dayTableSchema, SECRET_PATTERN, type DayTableDto } from '../../protocol/index.ts';
import { formatRecord, seedOfWord } from '../../table/index.ts';
import { wordOfDay } from '../../words/index.ts';
import { recall, remember } from '../lib/storage.ts';
import { agreeToSendDays, sendsDays } from './day-agreed.ts';
import { request } from '../online/calls.ts';
import { keepName, nameHere } from '../online/people/me.svelte.ts';
import { findServer } from '../online/server.svelte.ts';
import { findRace, opened } from '../session/open.ts';
import { listRaces } from '../storage/index.ts';

/** Finished races of the day in this browser, and what the server's tables know of them. */

export interface DayResult {
  readonly game: string;
  readonly day: string;
  /** The race's id in this browser. */
  readonly id: string;
}

const DAY_MS = 86_400_000;
/** As the server: a race counts for a week. */
const MAX_AGE_DAYS = 7;
const MAX_STREAK_DAYS = 366;
/** Problems after which sending again could help. */
const TEMPORARY = ['online-lost', 'wire-often', 'room-busy', 'wire-store', 'page-old'];

const keyOf = ({ game, day }: Omit<DayResult, 'id'>): string => `day-sent.${game}.${day}`;
const TOKEN = 'day-token';

export const isSent = (result: Omit<DayResult, 'id'>): boolean => recall(keyOf(result)) !== null;

/** This browser's secret, under which it has one line in each table. */
function token(): string {
  const known = recall(TOKEN) ?? '';
  if (SECRET_PATTERN.test(known)) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const made = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  remember(TOKEN, made);
  return made;
}

/** The first finished race of each of these days, by game. */
async function finishedOn(days: readonly string[]): Promise<readonly DayResult[]> {
  const found = new Map<string, DayResult & { readonly created: number }>();
  for (const { id, note } of await listRaces()) {
    if (note === null || !note.summary.over || note.variation !== undefined || note.loaded === true) continue;
    const day = days.find((each) => note.seed === seedOfWord(note.game, each));
    if (day === undefined) continue;
    const key = `${note.game} ${day}`;
    const known = found.get(key);
    if (known === undefined || note.created < known.created) found.set(key, { game: note.game, day, id, created: note.created });
  }
  return [...found.values()];
}

const lastDays = (count: number, now: number): readonly string[] =>
  Array.from({ length: count }, (_, ago) => wordOfDay(now - ago * DAY_MS));

/** Finished races of the last days that the server has not been sent. */
export const unsentDays = async (now: number): Promise<readonly DayResult[]> =>
  (await finishedOn(lastDays(MAX_AGE_DAYS + 1, now))).filter((result) => !isSent(result));

/** On how many days in a row, up to today or yesterday, this game's race of the day was finished. */
export async function streakOf(game: string, now: number): Promise<number> {
  const days = lastDays(MAX_STREAK_DAYS, now);
  const done = new Set((await finishedOn(days)).flatMap((result) => (result.game === game ? [result.day] : [])));
  const first = done.has(days[0]!) ? 0 : 1;
  let count = 0;
  while (done.has(days[first + count] ?? '')) count++;
  return count;
}

/** Sends a race under the player's name. It is marked as sent when the server has it, or will never take it. */
export async function sendDay(result: DayResult, name = nameHere()): Promise<Result<DayTableDto, readonly Problem[]>> {
  const game = await loadGame(result.game);
  const found = game === undefined ? null : await findRace(result.id, game);
  if (!found?.ok) return { ok: false, error: [{ code: 'day-open' }] };
  keepName(name);
  agreeToSendDays();
  const body = { record: formatRecord(opened(found.value)), name, token: token() };
  const sent = await request({ path: `days/${result.game}/${result.day}`, method: 'POST', body, schema: dayTableSchema });
  if (sent.ok || !sent.error.some(({ code }) => TEMPORARY.includes(code))) remember(keyOf(result), 'yes');
  return sent;
}

/** Sends what waits, such as races that were finished offline, once the player has sent one. */
export async function sendWaitingDays(now: number): Promise<void> {
  if (!sendsDays() || !(await findServer())) return;
  for (const result of await unsentDays(now)) await sendDay(result);
}

export const fetchDay = (game: string, day: string): Promise<Result<DayTableDto, readonly Problem[]>> =>
  request({ path: `days/${game}/${day}`, schema: dayTableSchema, token: token() });
