/** The server has said by HTTP that this page is older than what it understands. It stays so until the page is loaded anew. */
let old = $state(false);
export const pageIsOld = (): boolean => old;
export const sayPageIsOld = (): void => void (old = true);
