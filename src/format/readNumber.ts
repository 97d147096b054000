import { languages } from '../text/languages.ts';
import { numberFormat } from './intlCache.ts';
import { isCurrencyCode } from './money.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const spaced = (text: string) => text.replace(/\s/g, ' ').trim();

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

/** How a currency is written in some locales: its symbols and its code. */
function currencySigns(currency: string, locales: readonly string[]): string[] {
  if (!isCurrencyCode(currency)) return [currency];
  return locales.flatMap((locale) =>
    (['symbol', 'code'] as const).flatMap((currencyDisplay) =>
      numberFormat(locale, { style: 'currency', currency, currencyDisplay })
        .formatToParts(1)
        .flatMap(({ type, value }) => (type === 'currency' ? spaced(value) : [])),
    ),
  );
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
  const pattern = new RegExp(`^(\\d+|\\d{1,3}(?:${between}\\d{3})+)(?:${escaped(decimal)}(\\d+))?$`);
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
 * `25 000,50 $` or `CAD 25000`. NaN for anything else, such as groups of other than three digits or another currency:
 * `25,50` may mean 25.50, and must not become 2550.
 */
export function readNumber(written: string, locale: string, mostDecimals: number, currency?: string): number {
  const locales = localesFor(locale);
  const signs = currency === undefined ? [] : currencySigns(currency, locales);
  const sign = signs.length > 0 ? `(?:${signs.map(escaped).join('|')})?` : '';
  const pattern = new RegExp(`^(-?) ?${sign} ?(-?)(\\d(?:.*\\d)?) ?${sign}$`, 'i');
  const [, before = '', after = '', digits = ''] = pattern.exec(spaced(written).replaceAll('−', '-')) ?? [];
  const [own = signsOf(locale), ...others] = locales.map(signsOf);
  const elsewhere = others.flatMap((one) => reading(digits, one) ?? []).filter((one) => isPlain(one, digits, own));
  const found = reading(digits, own) ?? (new Set(elsewhere.map(({ value }) => value)).size === 1 && elsewhere[0]);
  if (!found || (before && after) || found.decimals.length > mostDecimals) return Number.NaN;
  return Number(`${before}${after}${found.value}`);
}
