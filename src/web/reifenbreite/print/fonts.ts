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

/** A poster that holds the font of its signs, so that every program shows the same letters; without it if it cannot be loaded. */
export async function withSignFont(svg: string): Promise<string> {
  try {
    const file = new Blob([(await load(sign)) as BlobPart], { type: 'font/ttf' });
    const address = await new Promise<string>((done, failed) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => done(typeof reader.result === 'string' ? reader.result : ''));
      reader.addEventListener('error', () => failed(new Error('unreadable')));
      reader.readAsDataURL(file);
    });
    const style = `<style>@font-face{font-family:'Barlow Condensed';font-weight:700;src:url(${address})}</style>`;
    return svg.replace(/<svg [^>]*>/, (start) => start + style);
  } catch {
    return svg;
  }
}
