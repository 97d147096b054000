import { zlibSync } from 'fflate/browser';
import { jsPDF } from 'jspdf';

/** What the library's plugin for filters provides. */
interface Filters {
  processDataByFilters(data: string, filters: readonly string[]): { data: string; reverseChain: string };
}

/** As many characters as one call takes without harm to the stack. */
const portion = 8192;

/**
 * Replaces how the library compresses a stream, whose characters are bytes. Its own code puts the result together byte
 * by byte, which takes a hundred megabytes for 100,000 rows.
 */
export function compressQuickly(): void {
  // The library's plugins are functions of this object; its type does not name them.
  const plugins = jsPDF.API as unknown as Filters;
  const { processDataByFilters } = plugins;
  plugins.processDataByFilters = (data, filters) => {
    if (filters.length !== 1 || filters[0] !== 'FlateEncode') return processDataByFilters(data, filters);
    return { data: textOf(zlibSync(bytesOf(data))), reverseChain: '/FlateDecode' };
  };
}

/** Lets a document forget each page that is in its file; it can be saved only once. */
export function forgetWritten(pdf: jsPDF): void {
  // The library's type is wrong: pages are lists of operators, from 1.
  const pages = pdf.internal.pages as unknown as string[][];
  pdf.internal.events.subscribe('putPage', ({ pageNumber }: { pageNumber: number }) => {
    if (pageNumber > 1) pages[pageNumber - 1] = [];
  });
}

function bytesOf(data: string): Uint8Array {
  const bytes = new Uint8Array(data.length);
  for (let index = 0; index < data.length; index += 1) bytes[index] = data.charCodeAt(index);
  return bytes;
}

function textOf(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += portion) text += String.fromCharCode(...bytes.subarray(at, at + portion));
  return text;
}
