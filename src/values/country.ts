const namesOf = new Map<string, Intl.DisplayNames>();

/** The name of a country for its two-letter code (ISO 3166-1): `CA` is `Canada`. Anything else stays as it is. */
export function country(code: string, locale: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  const names = namesOf.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' });
  namesOf.set(locale, names);
  return names.of(code) ?? code;
}
