/** What a text has to be, given the message of `written`: `is a colour` becomes `a colour`. */
export const wantedText = (says: string): string =>
  says.startsWith('is ') ? says.slice('is '.length) : `text that ${says}`;
