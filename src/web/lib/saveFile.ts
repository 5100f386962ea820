/** Hands a text to the browser as a file to save. */
export const saveFile = (fileName: string, text: string, type = 'text/csv;charset=utf-8'): void =>
  saveBlob(fileName, new Blob([text], { type }));

/** Hands bytes to the browser as a file to save. */
export function saveBlob(fileName: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}

/** Has the browser fetch a file by itself and save it as it comes: one that is too large to be held by the page. */
export function saveFrom(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
