/** The inputs of forms, and a search. */
type Input =
  | 'text'
  | 'email'
  | 'tel'
  | 'digits'
  | 'number'
  | 'money'
  | 'search'
  | 'textarea'
  | 'password'
  | 'new-password'
  | 'select'
  | 'radio'
  | 'checkbox'
  | 'country'
  | 'date';

/** Characters without a shape, which come along with what is copied: marks of direction, joiners, soft hyphens. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;

/** The digit of any script as `0` to `9`; every script has its ten digits in a row, and some have two rows. */
function westernDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/**
 * A text in which characters that look alike are the same: composed, with one kind of space, dash and digit, and without
 * those that have no shape. Fractions and powers stay, since `25²` is not 252, and so do lone accents.
 */
export const unified = (text: string): string =>
  text
    .replace(/\s/g, ' ')
    .replace(unseen, '')
    .replace(/[^\p{No}\p{Sk}]+/gu, (part) => part.normalize('NFKC'))
    .replace(/(?!\d)\p{Nd}/gu, westernDigit)
    .replace(/[\p{Pd}−]/gu, '-');

const extension = /[ ;,]*(?:ext(?:ension)?|poste|x|#)[ .:=]*(?=\d+$)/i;

/**
 * What was typed or pasted into an input, as it is meant. Passwords stay as they are (Reading R25), and so does what was
 * chosen; a free text keeps all its characters.
 */
export function typed(input: Input, written: string): string {
  switch (input) {
    case 'password':
    case 'new-password':
    case 'select':
    case 'radio':
    case 'checkbox':
    case 'country':
    case 'date':
      return written;
    case 'textarea':
      return written.trim();
    case 'tel':
      return typed('text', written)
        .replace(/^tel: */i, '')
        .replaceAll('/', '-')
        .replace(extension, ' x');
    case 'digits':
      return unified(written).replace(/[ -]/g, '');
    default:
      return unified(written).trim();
  }
}
