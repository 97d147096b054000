/** A number from an answer, as a JSON number or a decimal text; a text stays a text, so that no digit is lost. */
export type Decimal = number | `${number}`;

const decimal = /^(-?)(\d+)(?:\.(\d+))?(?:e([-+]?\d{1,2}))?$/i;

/**
 * A finite number, or a text such as `1218.75`, `-3.10` or `0E-8`, which is then without its exponent; undefined for
 * anything else, such as `1,234.50`.
 */
export function readDecimal(value: unknown): Decimal | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  const [text, sign, whole = '', fraction = '', exponent] =
    typeof value === 'string' ? (decimal.exec(value) ?? []) : [];
  if (text === undefined || exponent === undefined) return text as `${number}` | undefined; // As the pattern says.
  const at = whole.length + Number(exponent);
  const digits = (whole + fraction).padEnd(at, '0').padStart(whole.length + fraction.length + Math.max(0, 1 - at), '0');
  const point = Math.max(1, at);
  const right = digits.slice(point);
  return `${sign}${digits.slice(0, point)}${right && `.${right}`}` as `${number}`; // Made of digits.
}

/** Whether a value is a known amount of nothing. */
export const isZero = (value: unknown): boolean => Number(readDecimal(value) ?? Number.NaN) === 0;
