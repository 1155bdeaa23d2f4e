/** The server has answered a request that this page is too old for it; true until the page is loaded anew. */
let old = $state(false);
export const pageIsOld = (): boolean => old;
export const reportOldPage = (): void => void (old = true);
