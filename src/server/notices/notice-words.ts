import type { Content } from '../../kit/index.ts';
import type { NoticeKind } from './notices.ts';

const ENGLISH = 'en';
const KEYS: Readonly<Record<NoticeKind, string>> = { turn: 'your-turn', time: 'time-runs-out' };

/**
 * The texts of notices, in the language of the recipient.
 * @param content all of `content/`
 */
export function createNoticeWords(
  content: Content,
): (about: NoticeKind, language: string, game: string) => { readonly title: string; readonly body: string } {
  const read = (path: string, key: string): string | undefined => {
    try {
      const words: unknown = JSON.parse(content.read(path) ?? '{}');
      const found = (words as Readonly<Record<string, unknown>>)[key];
      return typeof found === 'string' ? found : undefined;
    } catch {
      return undefined;
    }
  };
  const sayIn = (language: string, file: string, key: string): string =>
    read(file.replace('*', language), key) ?? read(file.replace('*', ENGLISH), key) ?? key;
  return (about, language, game) => ({
    title: sayIn(language, `${game}/words/*/card.json`, 'title'),
    body: sayIn(language, 'house/words/*/server.json', KEYS[about]),
  });
}
