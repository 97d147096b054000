import { formatNumber, type MaybeNumber } from './number.ts';

const steps = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** A file's size in the unit that reads best: `245 kB`, `1.2 MB`. */
export function fileSize(bytes: MaybeNumber, locale: string): string {
  if (typeof bytes !== 'number' || bytes < 1000) {
    return formatNumber(bytes, locale, { style: 'unit', unit: 'byte', unitDisplay: 'long', maximumFractionDigits: 0 });
  }
  // 999,500 bytes would round to "1,000 kB".
  const step = Math.min(Math.floor(Math.log10(bytes * 1.0005) / 3), steps.length) - 1;
  return formatNumber(bytes / 1000 ** (step + 1), locale, {
    style: 'unit',
    unit: steps[step],
    maximumFractionDigits: step === 0 ? 0 : 1,
  });
}
