/** @returns whether it lies in the clipboard now. It may be forbidden, or there is no https: then a text can still be marked and copied by hand. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
