// Long enough for any browser to have started the download; the URL is not needed afterwards.
const keptMs = 60_000;

/** Downloads a file under a name that values/fileName.ts has made safe. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), keptMs);
}
