import sign from '@expo-google-fonts/barlow-condensed/700Bold/BarlowCondensed_700Bold.ttf?url';
import text from '@expo-google-fonts/barlow/400Regular/Barlow_400Regular.ttf?url';
import type { FontFiles } from './board-pdf.ts';

const load = async (address: string): Promise<Uint8Array> => {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${address}: ${reply.status}`);
  return new Uint8Array(await reply.arrayBuffer());
};

/** The page's fonts as files that a PDF can embed. @throws if they cannot be loaded */
export async function loadFonts(): Promise<FontFiles> {
  const [words, signs] = await Promise.all([load(text), load(sign)]);
  return { text: words, sign: signs };
}
