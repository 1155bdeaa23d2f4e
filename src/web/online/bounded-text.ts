/** The text of a response; null if it is longer than `maxCharacters`: then the rest is not read. */
export async function boundedText(response: Response, maxCharacters: number): Promise<string | null> {
  const reader = response.body?.getReader();
  if (reader === undefined) return '';
  const decoder = new TextDecoder();
  let text = '';
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    text += decoder.decode(next.value, { stream: true });
    if (text.length <= maxCharacters) continue;
    await reader.cancel();
    return null;
  }
  return text + decoder.decode();
}
