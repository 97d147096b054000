// Long enough for every browser to have begun; the address is no use to anybody afterwards.
const keptMs = 60_000;

/** Has the browser save a file under a name that format/fileName.ts has made safe. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), keptMs);
}
