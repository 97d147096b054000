import { cached } from './cached.ts';

const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** Creating a formatter costs a thousand times what using it does, and a table needs one per cell. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return cached(numberFormats, locale + JSON.stringify(options), () => new Intl.NumberFormat(locale, options));
}

/** As `numberFormat`, for dates; the options set the time zone whenever it must not be the reader's. */
export function dateTimeFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return cached(dateFormats, locale + JSON.stringify(options), () => new Intl.DateTimeFormat(locale, options));
}
