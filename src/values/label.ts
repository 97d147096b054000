import { text } from './text/text.ts';

const words = /^[a-z0-9]+(_[a-z0-9]+)*$/;

/**
 * The label of an enumeration value: `direct_mortgage` is `Direct mortgage`, `tfsa` is `TFSA`. An unknown value is
 * turned into words, and a text that is not an enumeration value (`Northline MIC`) stays as it is.
 */
export function label(value: string | number | null | undefined): string {
  if (value === null || value === undefined || value === '' || Number.isNaN(value)) return text.values.unknown;
  const name = String(value);
  if (Object.hasOwn(text.labels, name)) return text.labels[name] ?? name;
  if (!words.test(name)) return name;
  const sentence = name.replaceAll('_', ' ');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
