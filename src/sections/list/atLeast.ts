import type { Format } from '../../portal/useFormat.ts';

/** A number in digits, marked as a minimum because there are or may be more. */
export const atLeast = (count: number, format: Format) => `${format('number', count)}+`;
