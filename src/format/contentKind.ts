/** The kinds of file that the portal shows, saves and sends. */
export type ContentKind = 'pdf' | 'png' | 'jpeg' | 'docx' | 'xlsx';

/** What each is called on the wire. */
export const contentTypes: Record<ContentKind, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpeg: 'image/jpeg',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** What files begin with, a character for a byte. An office file is a zip; a folder in it tells which. */
const marks: readonly { kind: ContentKind; begins: string; holds?: string }[] = [
  { kind: 'pdf', begins: '%PDF-' },
  { kind: 'png', begins: '\x89PNG\r\n\x1a\n' },
  { kind: 'jpeg', begins: '\xff\xd8\xff' },
  { kind: 'docx', begins: 'PK\x03\x04', holds: 'word/' },
  { kind: 'xlsx', begins: 'PK\x03\x04', holds: 'xl/' },
];

/** A character for each byte; the decoder of that name takes 0x80 to 0x9f for others. */
const characters = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/** Whether a text of plain letters is somewhere in a file. */
async function holds(file: Blob, letters: string): Promise<boolean> {
  return new TextDecoder('latin1').decode(await file.arrayBuffer()).includes(letters);
}

/** What a file is by its content, whatever its name or the server says; undefined for anything else. */
export async function contentKind(file: Blob): Promise<ContentKind | undefined> {
  const start = characters(new Uint8Array(await file.slice(0, 8).arrayBuffer()));
  for (const mark of marks) {
    if (start.startsWith(mark.begins) && (!mark.holds || (await holds(file, mark.holds)))) return mark.kind;
  }
  return undefined;
}
