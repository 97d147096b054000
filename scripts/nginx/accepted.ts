/** Matches a value in a list such as `fr-CA, en;q=0.8` whose quality begins like this; `''` stands for 1. */
const named = (values: readonly string[], quality: string) => {
  const weight = quality === '' ? '(?:;\\s*q=1(?:\\.0*)?\\s*)?' : `;\\s*q=${quality}\\d*\\s*`;
  return `~*(?:^|,)\\s*(?<value>${values.join('|')})(?:-[\\w-]+)?\\s*${weight}(?:,|$)`;
};

/** From 0.99 to 0.01; browsers never send a third digit. */
const hundredths = Array.from({ length: 99 }, (_, index) => String(99 - index).padStart(2, '0'));
const qualities = [
  '',
  ...hundredths.map((digits) => (digits.endsWith('0') ? `0?\\.${digits[0]}(?![1-9])` : `0?\\.${digits}`)),
];

/**
 * The entries of a map that picks the language with the highest quality from an `Accept-Language` header, or the first
 * of several. One with `q=0` is never picked.
 */
export const best = (languages: readonly string[]): [string, string][] =>
  qualities.map((quality) => [named(languages, quality).replace('value', 'language'), '$language']);

/** Matches an `Accept-Encoding` header that accepts an encoding. */
export const takes = (encoding: string): string =>
  `~*(?:^|,)\\s*${encoding}\\s*(?:;\\s*q=(?:1(?:\\.0*)?|0?\\.\\d*[1-9]\\d*)\\s*)?(?:,|$)`;
