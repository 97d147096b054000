import { fileName } from '../format/fileName.ts';
import { saveFile } from '../frame/saveFile.ts';
import type { OpenDocument } from './documentFor.ts';

const extensions: Record<OpenDocument['kind'], string> = {
  pdf: 'pdf',
  png: 'png',
  jpeg: 'jpg',
  docx: 'docx',
  xlsx: 'xlsx',
};

/** Has the browser save a document under its name, with the ending of what it really is. */
export function saveDocument({ kind, file }: OpenDocument, name: string): void {
  saveFile(file, fileName(name, extensions[kind]));
}
