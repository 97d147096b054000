import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The texts of all pages as a PDF reader finds them. */
export async function readPdf(file: Blob): Promise<string[]> {
  const { promise } = getDocument({ data: new Uint8Array(await file.arrayBuffer()), verbosity: 0 });
  const pdf = await promise;
  const texts: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    texts.push(...items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str] : [])));
  }
  return texts;
}
