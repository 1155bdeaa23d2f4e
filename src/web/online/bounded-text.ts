/** The text of an answer; null where it is longer than `most` characters: then the rest is not waited for. */
export async function boundedText(answer: Response, most: number): Promise<string | null> {
  const reader = answer.body?.getReader();
  if (reader === undefined) return '';
  const decoder = new TextDecoder();
  let text = '';
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    text += decoder.decode(next.value, { stream: true });
    if (text.length <= most) continue;
    await reader.cancel();
    return null;
  }
  return text + decoder.decode();
}
