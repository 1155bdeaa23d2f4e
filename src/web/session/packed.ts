/** Texts in an address, compressed and written in characters that programs do not escape or cut off. */

/** Maximum length of a link. Many programs cut off longer ones. */
export const MAX_LINK_CHARS = 8_000;

export async function pack(text: string): Promise<string> {
  const packed = await throughAll(new Blob([text]), new CompressionStream('deflate-raw'), Infinity);
  let binary = '';
  for (const byte of packed!) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * Unpacks a text; null if it is not packed text, or too long.
 * @param most the maximum bytes after unpacking
 */
export async function unpack(packed: string, most: number): Promise<string | null> {
  if (packed.length > MAX_LINK_CHARS) return null;
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
    const text = await throughAll(new Blob([bytes]), new DecompressionStream('deflate-raw'), most);
    return text === null ? null : new TextDecoder().decode(text);
  } catch {
    // cut off on its way, or not written by this program
    return null;
  }
}

/** The output of a stream; null if it is longer than `most` bytes. The rest is not read. */
async function throughAll(blob: Blob, stream: CompressionStream | DecompressionStream, most: number): Promise<Uint8Array | null> {
  const reader = (blob.stream().pipeThrough(stream) as ReadableStream<Uint8Array>).getReader();
  const pieces: Uint8Array[] = [];
  let size = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length;
    if (size > most) {
      await reader.cancel();
      return null;
    }
    pieces.push(read.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
