/**
 * Copies a text. @returns whether it is in the clipboard. If the browser forbids it, or the page is not served over
 * https, the reader can still select the text.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
