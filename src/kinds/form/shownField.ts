import type { Format } from '../../screen/useFormat.ts';
import type { FormField } from './options.ts';

/** The bounds of an amount, and the values that are sent along with it. */
export interface Limits {
  least: number;
  /** Infinity if there is no upper bound. */
  most: number;
  currency: unknown;
  beside: Readonly<Record<string, unknown>>;
}

/** A field of the config, with what a response adds to it. */
export interface ShownField extends FormField {
  limits?: Limits;
  /** The address has filled it in, so that it is shown whatever the other values are. */
  isFromAddress?: boolean;
}

/** Whether its only value is chosen already: it is sent, and there is nothing to ask. */
export const isSettled = ({ values, initial }: ShownField): boolean => values?.length === 1 && values[0] === initial;

/** Both bounds, formatted; the upper one is undefined if there is none. */
export function boundsIn({ least, most, currency }: Limits, format: Format): [least: string, most: string | undefined] {
  return [format('money', least, currency), Number.isFinite(most) ? format('money', most, currency) : undefined];
}
