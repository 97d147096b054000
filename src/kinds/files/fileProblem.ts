import { type ContentKind, contentKind } from '../../values/contentKind.ts';
import { text } from '../../values/text/text.ts';

/** The allowed file extensions, and the content that each requires. */
const kinds: Readonly<Record<string, ContentKind>> = {
  pdf: 'pdf',
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  docx: 'docx',
  xlsx: 'xlsx',
};

/** The `accept` attribute of the browser's file picker. */
export const accepted = Object.keys(kinds)
  .map((extension) => `.${extension}`)
  .join(',');

/** The largest file that the server accepts, in bytes (Reading R9). */
export const largest = 20 * 1024 * 1024;

/** The extension of a file's name, in lower case. */
const extensionOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/**
 * Returns why a file cannot be sent, or undefined if it can. Checks its name, size and content to avoid a useless
 * upload; the server has the last word.
 */
export async function fileProblem(file: File, formatSize: (bytes: number) => string): Promise<string | undefined> {
  const extension = extensionOf(file.name);
  const kind = Object.hasOwn(kinds, extension) ? kinds[extension] : undefined;
  if (!kind) return text.files.refused.extension;
  if (file.size === 0) return text.files.refused.empty;
  if (file.size > largest) return text.files.refused.tooLarge(formatSize(file.size));
  try {
    return (await contentKind(file)) === kind ? undefined : text.files.refused.content(extension);
  } catch {
    // The file was moved or deleted after it was chosen, or it is a folder.
    return text.files.refused.unreadable;
  }
}
