import { text } from '../text/text.ts';
import { asText, type FormatContext, type FormatKind, formats } from './formats.ts';

/**
 * A value of an answer as text. One that is not of its kind is shown as it came and marked as such: left out, it would look
 * as if there were nothing, and unmarked, as if it had been read.
 */
export function formatValue(kind: FormatKind, value: unknown, context: FormatContext): string {
  if (Array.isArray(value)) return list(kind, value, context);
  const found = asText(value);
  // Nothing, or an object.
  if (found === undefined || found.trim() === '') return text.values.unknown;
  return formats[kind].write(value, context) ?? text.values.asReceived(found);
}

function list(kind: FormatKind, values: unknown[], context: FormatContext): string {
  if (values.length === 0) return text.values.unknown;
  return values.map((item) => formatValue(kind, item, context)).join(text.values.list);
}
