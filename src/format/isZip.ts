/** What the first file in a zip begins with, and what the table at its end begins with; a character for a byte. */
const firstEntry = 'PK\x03\x04';
const end = 'PK\x05\x06';

/** The end of the table: 22 bytes, and a comment of at most 65,535. */
const longestEnd = 22 + 65_535;

const letters = async (part: Blob) => new TextDecoder('latin1').decode(await part.arrayBuffer());

/** Whether a file is a zip with both its beginning and its end, so that nothing of it was lost on the way. */
export async function isZip(file: Blob): Promise<boolean> {
  if ((await letters(file.slice(0, 4))) !== firstEntry) return false;
  return (await letters(file.slice(-longestEnd))).includes(end);
}
