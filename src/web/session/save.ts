/** Hands a text to the reader as a file. */
function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // the browser has taken the file's text when the click is done; the address may go a little later
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** A record as a file, so that it can be ridden on elsewhere, or checked. */
export function saveRace(id: string, record: string): void {
  download(`windschatten-${id}.race`, record);
}
