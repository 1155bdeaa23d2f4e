import { SCENARIO_MAGIC } from './text.ts';

/** Writes a text as one word of a scenario's line, in quotes if needed. A quotation mark itself cannot be written. */
export const quoted = (text: string): string => (/^[^\s"#]+$/.test(text) ? text : `"${text.replaceAll('"', "'")}"`);

/** Writes a position without a script: a head and the lines under `position`. `lines` have no line ends. */
export const positionText = (head: readonly string[], position: readonly string[]): string =>
  [`${SCENARIO_MAGIC} 1`, ...['title position', ''], ...head, ...(position.length === 0 ? [] : ['', 'position', ...position])].join('\n') +
  '\n';
