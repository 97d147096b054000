import type { Format } from '../../screen/useFormat.ts';

/** A number in digits, marked as a minimum because there are or may be more. */
export const atLeast = (count: number, format: Format) => `${format('number', count)}+`;
