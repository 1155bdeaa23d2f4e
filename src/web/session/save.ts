/** Hands something to the reader as a file. */
export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // the browser has taken what is in it when the click is done; the address may go a little later
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** A record as a file, so that it can be ridden on elsewhere, or checked. */
export function saveRace(id: string, record: string): void {
  saveBlob(`windschatten-${id}.race`, new Blob([record], { type: 'text/plain;charset=utf-8' }));
}
