const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

function cached<T>(store: Map<string, T>, key: string, create: () => T): T {
  const known = store.get(key);
  if (known) return known;
  const created = create();
  store.set(key, created);
  return created;
}

/** Creating a formatter costs a thousand times what using it does, and a table needs one per cell. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return cached(numberFormats, locale + JSON.stringify(options), () => new Intl.NumberFormat(locale, options));
}

/** As `numberFormat`, for dates; the options set the time zone whenever it must not be the reader's. */
export function dateTimeFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return cached(dateFormats, locale + JSON.stringify(options), () => new Intl.DateTimeFormat(locale, options));
}
