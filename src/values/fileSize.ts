import { formatNumber, type MaybeNumber } from './number.ts';

const steps = ['kilobyte', 'megabyte', 'gigabyte'] as const;

const digitsOf = (step: number) => (step === 0 ? 0 : 1);

/** A file's size in the most readable unit: `245 kB`, `1.2 MB`. */
export function fileSize(bytes: MaybeNumber, locale: string): string {
  const count = Number(bytes ?? 0);
  if (!(count >= 1000)) {
    return formatNumber(bytes, locale, { style: 'unit', unit: 'byte', unitDisplay: 'long', maximumFractionDigits: 0 });
  }
  let [step, size] = [0, count / 1000];
  // Compares the rounded size: 999,500 bytes would otherwise be "1,000 kB".
  while (step < steps.length - 1 && Number(size.toFixed(digitsOf(step))) >= 1000)
    [step, size] = [step + 1, size / 1000];
  return formatNumber(size, locale, { style: 'unit', unit: steps[step], maximumFractionDigits: digitsOf(step) });
}
