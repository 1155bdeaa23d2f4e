import type { Season } from '../../table/index.ts';

/** The dates of a season as an iCalendar file (RFC 5545). */

const MAX_OCTETS = 75;
const escaped = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

/** Folds a line that is longer than 75 octets; each further line begins with a blank. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const sign of line) {
    if (new TextEncoder().encode(part + sign).length > MAX_OCTETS) {
      parts.push(part);
      part = ' ';
    }
    part += sign;
  }
  return [...parts, part].join('\r\n');
}

function dayAfter(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

/** @param now in milliseconds @param titleOf what the calendar shows of a race */
export function formatCalendar(season: Season, now: number, titleOf: (race: Season['races'][number]) => string): string {
  const plain = (date: string): string => date.replaceAll('-', '');
  const stamp = new Date(now).toISOString().replace(/[-:]/g, '').replace(/\.\d+/, '');
  const events = season.races.flatMap((race) => [
    ...['BEGIN:VEVENT', `UID:${race.id}@windschatten`, `DTSTAMP:${stamp}`],
    ...[`DTSTART;VALUE=DATE:${plain(race.date)}`, `DTEND;VALUE=DATE:${plain(dayAfter(race.date))}`, `SUMMARY:${escaped(titleOf(race))}`],
    'END:VEVENT',
  ]);
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Windschatten//Season//EN', `X-WR-CALNAME:${escaped(season.settings.name)}`];
  return [...lines, ...events, 'END:VCALENDAR'].map((line) => `${fold(line)}\r\n`).join('');
}
