import type { jsPDF } from 'jspdf';

/** Where the files of the embedded font are. */
export interface FontAddresses {
  normal: string;
  bold: string;
}

/** The files of a font, one character per byte. */
export type FontFiles = Readonly<Record<keyof FontAddresses, string>>;

/** The name of the embedded font, whose letters are as wide as those of Helvetica. */
export const fontName = 'Arimo';

/** As many bytes as one call takes without harm to the stack. */
const portion = 8192;

async function load(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The font could not be loaded: ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += portion) text += String.fromCharCode(...bytes.subarray(at, at + portion));
  return text;
}

/** Loads the embedded font; undefined where that fails, so that texts are drawn instead. */
export async function loadFonts({ normal, bold }: FontAddresses): Promise<FontFiles | undefined> {
  try {
    const files = await Promise.all([load(normal), load(bold)]);
    return { normal: files[0], bold: files[1] };
  } catch {
    return undefined;
  }
}

/** Adds the font to a document, which will contain only the letters that are used. */
export function embedFonts(pdf: jsPDF, files: FontFiles): void {
  for (const style of ['normal', 'bold'] as const) {
    const file = `${fontName}-${style}.ttf`;
    pdf.addFileToVFS(file, files[style]);
    pdf.addFont(file, fontName, style);
  }
}
