/** Lets a figure or a date stay on one line, wherever it stands; behind the year, a time may go on in the next one. */
export const oneLine = (written: string): string => written.replaceAll(/(?<!\d{4},) /g, '\u00a0');
