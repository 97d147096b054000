import { numberFormat } from './intlCache.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Parses a number as people write it in this locale: `25,000.5` in English. NaN for anything else, such as groups of
 * other than three digits: `25,50` may mean 25.50, and must not become 2550.
 */
export function readNumber(written: string, locale: string, mostDecimals: number): number {
  const parts = numberFormat(locale, { useGrouping: true }).formatToParts(12345.6);
  const signOf = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  const [group, decimal] = [signOf('group').trim(), signOf('decimal')];
  const plain = written.replaceAll('−', '-').replace(/\s/g, ' ').trim();
  const between = group ? `(?: |${escaped(group)})` : ' ';
  const whole = `\\d+|\\d{1,3}(?:${between}\\d{3})+`;
  const pattern = new RegExp(`^(-?)(${whole})(?:${escaped(decimal)}(\\d{1,${mostDecimals}}))?$`);
  const [, sign, digits, decimals = '0'] = pattern.exec(plain) ?? [];
  return digits === undefined ? Number.NaN : Number(`${sign}${digits.replace(/\D/g, '')}.${decimals}`);
}
