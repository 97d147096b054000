import { formatNumber, type MaybeNumber } from './number.ts';

const steps = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** A file's size in the most readable unit: `245 kB`, `1.2 MB`. */
export function fileSize(bytes: MaybeNumber, locale: string): string {
  const count = Number(bytes ?? 0);
  if (!(count >= 1000)) {
    return formatNumber(bytes, locale, { style: 'unit', unit: 'byte', unitDisplay: 'long', maximumFractionDigits: 0 });
  }
  // 999,500 bytes would round to "1,000 kB".
  const step = Math.min(Math.floor(Math.log10(count * 1.0005) / 3), steps.length) - 1;
  return formatNumber(count / 1000 ** (step + 1), locale, {
    style: 'unit',
    unit: steps[step],
    maximumFractionDigits: step === 0 ? 0 : 1,
  });
}
