import { text } from './text/text.ts';

/** Letters that are written from right to left, and characters that turn or isolate what follows. */
const turning =
  /[\u0590-\u08FF\u200E\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * A text from the server that keeps its direction to itself, within a sentence, a cell or a label of a chart. It does
 * what `<bdi>` does in HTML, and isolation characters of its own cannot end it.
 */
export const isolated = (written: string): string =>
  turning.test(written) ? `\u2068${written.replaceAll(/[\u2066-\u2069]/g, '')}\u2069` : written;

/** Texts from the server in one line, such as a city and its province; leaves out those that are missing. */
export const listed = (texts: readonly (string | null | undefined | false)[], between = text.values.list): string =>
  texts.flatMap((one) => (one ? [isolated(one)] : [])).join(between);
