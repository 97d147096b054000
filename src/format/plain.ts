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

/**
 * Normalizes a text for searching by dropping case and accents, and taking letters and signs apart as people do who
 * lack their keys: `montreal` finds Montréal, `coeur` Cœur, `strasse` Straße and `o'brien` O’Brien.
 */
export const plain = (text: string): string =>
  unified(text)
    .replace(/[’‘ʼʻ´`′]/g, "'")
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase() // Writes out ß.
    .toLowerCase()
    .replace(/[æœøłđðþħς]/g, (letter) => spelled[letter] ?? letter);
