import type { FormField } from '../../config/kinds/form.ts';
import type { Format } from '../../portal/useFormat.ts';

/** Between what an amount has to be, and what is sent beside it. */
export interface Limits {
  least: number;
  /** Infinity where there is no such bound. */
  most: number;
  currency: unknown;
  beside: Readonly<Record<string, unknown>>;
}

/** A field as it is shown: the config's, and what an answer adds to it. */
export interface ShownField extends FormField {
  limits?: Limits;
}

/** Both bounds in words; the upper one undefined where there is none. */
export function boundsIn({ least, most, currency }: Limits, format: Format): [least: string, most: string | undefined] {
  return [format('money', least, currency), Number.isFinite(most) ? format('money', most, currency) : undefined];
}
