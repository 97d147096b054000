import { readDecimal } from './decimal.ts';

/**
 * A number times a power of ten, without losing digits: a number if that holds the exact value, otherwise a text. A
 * text stays a text. Anything that is not a number is returned unchanged.
 */
export function shifted(value: unknown, places: number): unknown {
  const found = readDecimal(value);
  if (found === undefined) return value;
  const [mantissa = '', exponent = '0'] = String(found).split('e');
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.');
  const at = whole.length + places + Number(exponent);
  const digits = (whole + fraction).padStart(whole.length + fraction.length + Math.max(0, 1 - at), '0');
  const point = Math.max(1, at);
  const left = digits
    .slice(0, point)
    .padEnd(point, '0')
    .replace(/^0+(?=\d)/, '');
  const right = digits.slice(point).replace(/0+$/, '');
  const isZero = /^0*$/.test(left + right);
  const text = `${mantissa.startsWith('-') && !isZero ? '-' : ''}${left}${right === '' ? '' : `.${right}`}`;
  return typeof found === 'number' && String(Number(text)) === text ? Number(text) : text;
}
