import { unified } from './typed.ts';

/** Letters that Unicode does not take apart. */
const spelled: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ς: 'σ',
};

/** Has nothing to fold but case, as most texts; a search looks through hundreds of thousands. */
const isAscii = /^[ -_a-~]*$/;

/**
 * Normalizes a text for searching by dropping case and accents, and taking letters and signs apart as people do who
 * lack their keys: `montreal` finds Montréal, `coeur` Cœur, `strasse` Straße and `o'brien` O’Brien.
 */
export const plain = (text: string): string =>
  isAscii.test(text)
    ? text.toLowerCase()
    : unified(text)
        .replace(/[’‘ʼʻ´`′]/g, "'")
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toUpperCase() // Writes out ß.
        .toLowerCase()
        .replace(/[æœøłđðþħς]/g, (letter) => spelled[letter] ?? letter);
