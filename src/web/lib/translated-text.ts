/**
 * Keeps the page up to date while a browser translates it. A translator replaces a text node by a `font` element, so that a component would
 * change or remove a node that is no longer on the page. Each replaced node goes back, empty, in front of its translation. When its text
 * changes or it leaves, the translation goes too, and the translator finds the new text.
 */
export function keepTextUpToDate(root: Node): void {
  new MutationObserver((records) => {
    for (const record of records) for (const node of record.removedNodes) if (node instanceof Text) settle(node, record);
  }).observe(root, { childList: true, subtree: true });
}

/** Text nodes that are empty because a translation stands behind them, with their text. */
const emptied = new WeakMap<Text, string>();

function settle(node: Text, { addedNodes, previousSibling, nextSibling }: MutationRecord): void {
  if (emptied.has(node)) {
    // removed or moved by its component; its translation follows
    const translation = translationsFrom(nextSibling);
    if (node.isConnected) node.after(...translation);
    else for (const font of translation) font.remove();
    return;
  }
  if (node.isConnected || node.data.trim() === '') return;
  const font = [addedNodes[0], previousSibling, nextSibling].find((each) => each instanceof HTMLFontElement);
  if (!font?.isConnected) return;
  emptied.set(node, node.data);
  node.data = '';
  font.before(node);
  Object.defineProperty(node, 'nodeValue', {
    configurable: true,
    get: () => emptied.get(node),
    set(text: string) {
      Reflect.deleteProperty(node, 'nodeValue');
      emptied.delete(node);
      for (const each of translationsFrom(node.nextSibling)) each.remove();
      node.data = text;
    },
  });
}

function translationsFrom(first: Node | null): readonly HTMLFontElement[] {
  const found: HTMLFontElement[] = [];
  for (let node = first; node instanceof HTMLFontElement; node = node.nextSibling) found.push(node);
  return found;
}
