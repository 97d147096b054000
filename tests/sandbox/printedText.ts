import { unzlibSync } from 'fflate';

const decoder = new TextDecoder('latin1');

/** The text printed on a PDF of the sandbox, from the hexadecimal strings in its compressed page contents. */
export function printedText(pdf: Uint8Array): string {
  const text = decoder.decode(pdf);
  const printed: string[] = [];
  for (const { index, 0: start } of text.matchAll(/\/FlateDecode[^>]*>>\s*stream\r?\n/g)) {
    const from = index + start.length;
    const content = decoder.decode(unzlibSync(pdf.subarray(from, text.indexOf('endstream', from))));
    for (const [, hex = ''] of content.matchAll(/<([0-9A-F]+)> Tj/g)) {
      printed.push(hex.replace(/../g, (byte) => String.fromCharCode(Number.parseInt(byte, 16))));
    }
  }
  return printed.join('\n');
}
