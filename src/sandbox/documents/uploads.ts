/** The allowed file types, by extension. */
const kinds: Record<string, { mime_type: string; begins: number[]; holds?: string }> = {
  pdf: { mime_type: 'application/pdf', begins: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  png: { mime_type: 'image/png', begins: [0x89, 0x50, 0x4e, 0x47] },
  jpg: { mime_type: 'image/jpeg', begins: [0xff, 0xd8, 0xff] },
  jpeg: { mime_type: 'image/jpeg', begins: [0xff, 0xd8, 0xff] },
  docx: {
    mime_type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    begins: [0x50, 0x4b, 0x03, 0x04],
    holds: 'word/',
  },
  xlsx: {
    mime_type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    begins: [0x50, 0x4b, 0x03, 0x04],
    holds: 'xl/',
  },
};

const LARGEST = 20 * 1024 * 1024;

/** The last offset at which the content may begin: for a PDF, anywhere in the first 1,024 bytes. */
const placesFor = (extension: string, content: Uint8Array) =>
  extension === 'pdf' ? [...content.subarray(0, 1024).keys()] : [0];

/** The type of a file by its name and content, or the reason why it is refused. */
export function uploadKind(name: string, content: Uint8Array): { mime_type: string } | { refused: string } {
  if (content.length === 0) return { refused: 'The file is empty.' };
  if (content.length > LARGEST) return { refused: 'The file is larger than 20 MB.' };
  const extension = name.split('.').at(-1)?.toLowerCase() ?? '';
  const kind = Object.hasOwn(kinds, extension) ? kinds[extension] : undefined;
  if (!kind) return { refused: 'The file has to be a PDF, PNG, JPEG, DOCX or XLSX.' };
  const begins = placesFor(extension, content).some((at) =>
    kind.begins.every((byte, index) => content[at + index] === byte),
  );
  // A zip names its entries in plain text; the folder name tells a document from a spreadsheet.
  const holds = kind.holds === undefined || new TextDecoder('latin1').decode(content).includes(kind.holds);
  if (!begins || !holds) return { refused: `The content of the file is not ${extension.toUpperCase()}.` };
  return { mime_type: kind.mime_type };
}
