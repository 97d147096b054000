import { numberFormat } from './intlCache.ts';
import { isCurrencyCode } from './money.ts';
import { languages } from './text/languages.ts';
import { typed } from './typed.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** A sign of a currency as it is compared: `$ CA` is `$ca`. */
const compact = (sign: string) => sign.replace(/\s/g, '').toLowerCase();

/** The reader's locale, and those of the other languages in the same region. */
function localesFor(locale: string): string[] {
  const { region } = new Intl.Locale(locale);
  return [locale, ...Object.keys(languages).map((language) => new Intl.Locale(language, { region }).toString())];
}

/** The separators of a locale: for groups of digits, besides a space, and for decimals. */
function signsOf(locale: string): { group: string; decimal: string } {
  const parts = numberFormat(locale, { useGrouping: true }).formatToParts(12345.6);
  const signOf = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return { group: signOf('group').trim(), decimal: signOf('decimal') };
}

/** Locales that tell each currency from all others: they write `CA$`, `$CA` or `C$`. */
const abroad = ['en-GB', 'fr-FR', 'nl-NL'];

/** How a currency is written in some locales and abroad: its symbols, its code, or both. */
function currencySigns(currency: string, locales: readonly string[]): string[] {
  const code = compact(currency);
  if (!isCurrencyCode(currency)) return [code];
  const symbols = [...locales, ...abroad].flatMap((locale) =>
    numberFormat(locale, { style: 'currency', currency })
      .formatToParts(1)
      .flatMap(({ type, value }) => (type === 'currency' ? compact(value) : [])),
  );
  return [code, ...symbols.flatMap((symbol) => [symbol, `${code}${symbol}`, `${symbol}${code}`])];
}

/** A number written in the notation of one locale. */
interface Reading {
  value: string;
  decimals: string;
  /** The signs in it, besides spaces. */
  signs: string[];
}

function reading(digits: string, { group, decimal }: ReturnType<typeof signsOf>): Reading | undefined {
  const between = group ? `(?: |${escaped(group)})` : ' ';
  const pattern = new RegExp(`^(\\d+|\\d{1,3}(?:${between}\\d{3})+)(?:${escaped(decimal)}(\\d*))?$`);
  const [, whole, decimals = ''] = pattern.exec(digits) ?? [];
  if (whole === undefined) return undefined;
  return { value: `${whole.replace(/\D/g, '')}.${decimals || '0'}`, decimals, signs: digits.match(/[^\d ]/g) ?? [] };
}

/**
 * Whether digits that are invalid in the reader's notation are unambiguous in another one: they have both groups and
 * decimals, or a sign that the reader's notation does not use, and no group that could be decimals.
 */
function isPlain({ decimals, signs }: Reading, digits: string, own: ReturnType<typeof signsOf>): boolean {
  if (decimals && (digits.includes(' ') || new Set(signs).size > 1)) return true;
  return decimals.length !== 3 && !signs.some((sign) => sign === own.group || sign === own.decimal);
}

/**
 * Parses a number as the portal or people write it: `25,000.5` in English, and with a `currency` also `$25,000.50`,
 * `25 000,50 $`, `CA$25,000` or `CAD 25000`. NaN for anything else, such as groups of other than three digits or another
 * currency: `25,50` may mean 25.50, and must not become 2550.
 */
export function readNumber(written: string, locale: string, mostDecimals: number, currency?: string): number {
  const locales = localesFor(locale);
  const signs = ['', ...(currency === undefined ? [] : currencySigns(currency, locales))];
  const [, before = '', digits = '', after = ''] = /^(\D*)(\d(?:.*\d)?[.,]?)(\D*)$/.exec(typed('money', written)) ?? [];
  const minus = before.includes('-') ? '-' : '';
  const isAmount = signs.includes(compact(before.replace('-', ''))) && signs.includes(compact(after));
  const [own = signsOf(locale), ...others] = locales.map(signsOf);
  const elsewhere = others.flatMap((one) => reading(digits, one) ?? []).filter((one) => isPlain(one, digits, own));
  const found = reading(digits, own) ?? (new Set(elsewhere.map(({ value }) => value)).size === 1 && elsewhere[0]);
  if (!found || !isAmount || found.decimals.length > mostDecimals) return Number.NaN;
  return Number(`${minus}${found.value}`);
}
