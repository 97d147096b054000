/** A number of an answer, as JSON writes it or as a plain decimal text; the text stays one, so that no digit is lost. */
export type Decimal = number | `${number}`;

const plainDecimal = /^-?\d+(\.\d+)?$/;

/** A finite number, or a text such as `1218.75` or `-3.10`; undefined for anything else, `1,234.50` among it. */
export function readDecimal(value: unknown): Decimal | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || !plainDecimal.test(value)) return undefined;
  return value as `${number}`; // The pattern allows less than the type.
}
