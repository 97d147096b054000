/** The signatures of a zip's first entry and of the table at its end, one character per byte. */
const firstEntry = 'PK\x03\x04';
const end = 'PK\x05\x06';

/** The end of the table: 22 bytes and a comment of at most 65,535. */
const longestEnd = 22 + 65_535;

const letters = async (part: Blob) => new TextDecoder('latin1').decode(await part.arrayBuffer());

/** Whether a file is a complete zip, with both its beginning and its end. */
export async function isZip(file: Blob): Promise<boolean> {
  if ((await letters(file.slice(0, 4))) !== firstEntry) return false;
  return (await letters(file.slice(-longestEnd))).includes(end);
}
