import { withMinusSign } from '../../../words/index.ts';
import { currentLanguage } from '../../lib/words.svelte.ts';

const comma = (): string => (1.5).toLocaleString(currentLanguage()).charAt(1);

/** Points from tenths of points, −23 as −2.3, in the reader's language. */
export const formatTenths = (tenths: number): string =>
  tenths === 0
    ? '0'
    : String(withMinusSign(tenths)).replace(
        /(\d*)(\d)$/,
        (_, whole: string, part: string) => `${whole === '' ? '0' : whole}${comma()}${part}`,
      );
