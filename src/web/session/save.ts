/** Saves a file through the browser's download. */
export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // the browser has read the file when the click is done, so the address can be revoked later
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Saves a record as a file, so that the race can be continued or checked elsewhere. */
export function saveRace(id: string, record: string): void {
  saveBlob(`windschatten-${id}.race`, new Blob([record], { type: 'text/plain;charset=utf-8' }));
}
