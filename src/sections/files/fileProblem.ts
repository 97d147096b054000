import { type ContentKind, contentKind } from '../../format/contentKind.ts';
import { text } from '../../text/text.ts';

/** What a file's name may end in, and what it then has to be. */
const kinds: Readonly<Record<string, ContentKind>> = {
  pdf: 'pdf',
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  docx: 'docx',
  xlsx: 'xlsx',
};

/** For the browser's own choice of files. */
export const accepted = Object.keys(kinds)
  .map((extension) => `.${extension}`)
  .join(',');

/** The most that the server takes, in bytes (Reading R9). */
export const largest = 20 * 1024 * 1024;

/** What a file's name ends in, in small letters. */
const extensionOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/**
 * Why a file is not sent, in words; undefined where nothing is against it. Its name, size and content are looked at here to
 * spare the way; it is the server that decides.
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
    // Moved or deleted since it was chosen, or a folder.
    return text.files.refused.unreadable;
  }
}
