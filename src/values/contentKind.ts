/** The file types that the portal shows, saves and sends. */
export type ContentKind = 'pdf' | 'png' | 'jpeg' | 'docx' | 'xlsx';

/** The media type of each. */
export const contentTypes: Record<ContentKind, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpeg: 'image/jpeg',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/**
 * The signatures of files, one character per byte. An office file is a zip; a folder name in it tells which type it is.
 */
const marks: readonly { kind: ContentKind; begins: string; holds?: string }[] = [
  { kind: 'png', begins: '\x89PNG\r\n\x1a\n' },
  { kind: 'jpeg', begins: '\xff\xd8\xff' },
  { kind: 'docx', begins: 'PK\x03\x04', holds: 'word/' },
  { kind: 'xlsx', begins: 'PK\x03\x04', holds: 'xl/' },
];

const pdfMark = '%PDF-';
/** PDF readers accept the header anywhere within this many bytes (ISO 32000-1, Annex H): line breaks may precede it. */
const pdfStart = 1024;

/** One character per byte; `TextDecoder('latin1')` would decode 0x80 to 0x9f as other characters. */
const characters = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/** Whether a file contains an ASCII text. */
async function holds(file: Blob, letters: string): Promise<boolean> {
  return new TextDecoder('latin1').decode(await file.arrayBuffer()).includes(letters);
}

/** A file's type by its content, whatever its name or the server says; undefined for any other type. */
export async function contentKind(file: Blob): Promise<ContentKind | undefined> {
  const start = characters(new Uint8Array(await file.slice(0, pdfStart).arrayBuffer()));
  for (const mark of marks) {
    if (start.startsWith(mark.begins) && (!mark.holds || (await holds(file, mark.holds)))) return mark.kind;
  }
  return start.includes(pdfMark) ? 'pdf' : undefined;
}
