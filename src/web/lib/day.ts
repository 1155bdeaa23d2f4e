/** The day of a time in the reader's time zone, `2026-11-27`. */
export function dayOf(time: number): string {
  const day = new Date(time);
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
  return parts.map((part, i) => String(part).padStart(i === 0 ? 4 : 2, '0')).join('-');
}
