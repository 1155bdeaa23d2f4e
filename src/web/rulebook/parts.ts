/** So short a part may be the end of any word. */
const LEAST = 3;
/** So short it says nothing where it stands alone. */
const LEAST_ALONE = 4;

/**
 * What is known of a word that is two written as one, as German writes them: `Zielpunkte` is `ziel` and `punkt`. Both parts where both are known, in the
 * longest way; else the longest that is.
 * @param joints what may stand between the two, the empty one among them
 * @param known the term for a part, null where there is none
 */
export function partsOf(word: string, joints: readonly string[], known: (part: string) => string | null): readonly string[] {
  let alone: { readonly term: string; readonly length: number } | null = null;
  for (let at = word.length - LEAST; at >= LEAST; at--) {
    const [head, tail] = [headOf(word.slice(0, at), joints, known), known(word.slice(at))];
    if (head !== null && tail !== null) return [head, tail];
    const [term, length] = head === null ? [tail, word.length - at] : [head, at];
    if (term !== null && length >= LEAST_ALONE && length > (alone?.length ?? 0)) alone = { term, length };
  }
  return alone === null ? [] : [alone.term];
}

function headOf(text: string, joints: readonly string[], known: (part: string) => string | null): string | null {
  for (const joint of joints) {
    const head = text.slice(0, text.length - joint.length);
    if (head.length < LEAST || !text.endsWith(joint)) continue;
    const term = known(head);
    if (term !== null) return term;
  }
  return null;
}
