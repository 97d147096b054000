import { text } from '../../values/text/text.ts';
import type { Sheet } from './drawSheet.ts';
import styles from './printSheets.module.css';

/** Prints each sheet at its own paper size, without margins; a sheet refers to its size by name. */
function paperRules(sheets: readonly Sheet[]): { rules: CSSStyleSheet; nameOf(sheet: Sheet): string } {
  const sizes = sheets.map(({ width, height }) => `${width}pt ${height}pt`);
  const distinct = [...new Set(sizes)];
  const rules = new CSSStyleSheet();
  for (const [at, size] of distinct.entries()) rules.insertRule(`@page sheet-${at} { size: ${size}; margin: 0 }`);
  return { rules, nameOf: ({ width, height }) => `sheet-${distinct.indexOf(`${width}pt ${height}pt`)}` };
}

/** Says at the top of a sheet that something is missing from it. */
function noteOnPaper(): HTMLElement {
  const note = document.createElement('p');
  note.className = styles.note ?? '';
  note.textContent = text.document.incompletePaper;
  return note;
}

/** Adds sheets to the page, visible only in print, and resolves with a function that removes them. */
async function layOut(sheets: readonly Sheet[]): Promise<() => void> {
  const { rules, nameOf } = paperRules(sheets);
  const addresses: string[] = [];
  const list = document.createElement('div');
  list.className = styles.sheets ?? '';
  for (const sheet of sheets) {
    const address = URL.createObjectURL(sheet.picture);
    addresses.push(address);
    const picture = new Image();
    picture.src = address;
    const frame = document.createElement('div');
    frame.className = styles.sheet ?? '';
    frame.style.setProperty('page', nameOf(sheet));
    frame.style.width = `${sheet.width}pt`;
    frame.style.height = `${sheet.height}pt`;
    frame.append(picture);
    if (sheet.isIncomplete) frame.append(noteOnPaper());
    list.append(frame);
  }
  const clear = () => {
    list.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== rules);
    for (const address of addresses) URL.revokeObjectURL(address);
  };
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules];
  document.body.append(list);
  try {
    for (const picture of list.querySelectorAll('img')) await picture.decode();
  } catch (error) {
    clear();
    throw error;
  }
  return clear;
}

/**
 * Prints only these sheets; `title` becomes the suggested file name. They are removed when the browser reports that
 * printing is over, or when `signal` is aborted.
 */
export async function printSheets(sheets: readonly Sheet[], title: string, signal: AbortSignal): Promise<void> {
  const clear = await layOut(sheets);
  const before = document.title;
  const done = new AbortController();
  const finish = () => {
    if (done.signal.aborted) return;
    done.abort();
    document.title = before;
    clear();
  };
  if (signal.aborted) return finish();
  signal.addEventListener('abort', finish, { signal: done.signal });
  window.addEventListener('afterprint', finish, { signal: done.signal });
  document.title = title;
  window.print();
}
