import { type InvestorShown, ownerOf } from '../../screen/InvestorContext.tsx';
import { saveFile } from '../../screen/saveFile.ts';
import { fileName } from '../../values/fileName.ts';
import type { OpenDocument } from './documentFor.ts';

const extensions: Record<OpenDocument['kind'], string> = {
  pdf: 'pdf',
  png: 'png',
  jpeg: 'jpg',
  docx: 'docx',
  xlsx: 'xlsx',
  zip: 'zip',
  csv: 'csv',
};

/** The name of a document's file, with the extension of its detected kind. */
export const documentFileName = ({ kind }: OpenDocument, name: string): string => fileName(name, extensions[kind]);

/** Downloads a document under its name, which begins with whose it is. */
export function saveDocument(document: OpenDocument, name: string, investor: InvestorShown): void {
  saveFile(document.file, documentFileName(document, `${ownerOf(investor)} ${name}`));
}
