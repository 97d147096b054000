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

/** Downloads a document under its name, with the extension of its detected kind. */
export function saveDocument({ kind, file }: OpenDocument, name: string): void {
  saveFile(file, fileName(name, extensions[kind]));
}
