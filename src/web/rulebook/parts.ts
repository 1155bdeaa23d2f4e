/** A part this short may be the end of any word. */
const MIN_PART_LENGTH = 3;
/** A part this short has no meaning of its own. */
const MIN_ALONE = 4;

/**
 * Splits a compound word, as German writes them: `Zielpunkte` is `ziel` and `punkt`. Returns both parts where both are known, with the
 * longest split; otherwise the longest known part.
 * @param joints letters that may join the two, the empty string included
 * @param known the term for a part, null if there is none
 */
export function partsOf(word: string, joints: readonly string[], known: (part: string) => string | null): readonly string[] {
  let alone: { readonly term: string; readonly length: number } | null = null;
  for (let at = word.length - MIN_PART_LENGTH; at >= MIN_PART_LENGTH; at--) {
    const [head, tail] = [headOf(word.slice(0, at), joints, known), known(word.slice(at))];
    if (head !== null && tail !== null) return [head, tail];
    const [term, length] = head === null ? [tail, word.length - at] : [head, at];
    if (term !== null && length >= MIN_ALONE && length > (alone?.length ?? 0)) alone = { term, length };
  }
  return alone === null ? [] : [alone.term];
}

function headOf(text: string, joints: readonly string[], known: (part: string) => string | null): string | null {
  for (const joint of joints) {
    const head = text.slice(0, text.length - joint.length);
    if (head.length < MIN_PART_LENGTH || !text.endsWith(joint)) continue;
    const term = known(head);
    if (term !== null) return term;
  }
  return null;
}
