import { unzlibSync } from 'fflate';

const latin = new TextDecoder('latin1');
const windows = new TextDecoder('windows-1252');

interface Printed {
  text: string;
  /** From the left and from the bottom, in points. */
  x: number;
  y: number;
}

export interface PrintedPage {
  width: number;
  height: number;
  texts: Printed[];
  pictures: number;
}

const unescaped = (text: string) => text.replace(/\\(.)/g, '$1');

/** The pages of a PDF by jsPDF: every text with its position, and the number of pictures. */
export async function printedPages(file: Blob): Promise<PrintedPage[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const source = latin.decode(bytes);
  const contents = new Map<string, string>();
  for (const found of source.matchAll(/(\d+) 0 obj\s<<[^>]*\/FlateDecode[^>]*>>\s*stream\r?\n/g)) {
    const from = found.index + found[0].length;
    const length = Number(/\/Length (\d+)/.exec(found[0])?.[1]);
    contents.set(found[1] ?? '', windows.decode(unzlibSync(bytes.subarray(from, from + length))));
  }
  const pages = source.matchAll(
    /\/Type \/Page\n[\s\S]*?\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\.?\][\s\S]*?\/Contents (\d+) 0 R/g,
  );
  return [...pages].map(([, width, height, id = '']) => {
    const content = contents.get(id) ?? '';
    const texts = [...content.matchAll(/([\d.]+) ([\d.]+) Td\n(?:[^\n]* Tr\n)?\((.*)\) Tj/g)];
    return {
      width: Number.parseFloat(width ?? ''),
      height: Number.parseFloat(height ?? ''),
      texts: texts.map(([, x, y, text = '']) => ({ x: Number(x), y: Number(y), text: unescaped(text) })),
      pictures: content.match(/ Do\b/g)?.length ?? 0,
    };
  });
}
