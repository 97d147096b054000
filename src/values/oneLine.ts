/** Keeps a figure or a date on one line; a time may move to the next line after the year. */
export const oneLine = (written: string): string => written.replaceAll(/(?<!\d{4},) /g, '\u00a0');
