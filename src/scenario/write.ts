import { SCENARIO_MAGIC } from './text.ts';

/** A word of a scenario's line as it is read back: in quotes where it must be. A quotation mark itself cannot be written. */
export const quoted = (text: string): string => (/^[^\s"#]+$/.test(text) ? text : `"${text.replaceAll('"', "'")}"`);

/** The text of a position alone: a head, what stands under `position`, and no script. `lines` without ends. */
export const positionText = (head: readonly string[], position: readonly string[]): string =>
  [`${SCENARIO_MAGIC} 1`, ...['title position', ''], ...head, ...(position.length === 0 ? [] : ['', 'position', ...position])].join('\n') +
  '\n';
