/** A number from an answer, as a JSON number or a decimal text; a text stays a text, so that no digit is lost. */
export type Decimal = number | `${number}`;

const plainDecimal = /^-?\d+(\.\d+)?$/;

/** A finite number, or a text such as `1218.75` or `-3.10`; undefined for anything else, such as `1,234.50`. */
export function readDecimal(value: unknown): Decimal | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || !plainDecimal.test(value)) return undefined;
  return value as `${number}`; // The pattern is stricter than the type.
}
