import { asText, type FormatContext, type FormatKind, formats } from './formats.ts';
import { isolated } from './isolated.ts';
import { text } from './text/text.ts';

/**
 * Formats a value from an answer. A value of the wrong type is shown as it came and marked as such: without it the
 * field would look empty, and without the mark the value would look valid.
 */
export function formatValue(kind: FormatKind, value: unknown, context: FormatContext): string {
  if (Array.isArray(value)) return list(kind, value, context);
  const found = asText(value);
  // Missing, or an object.
  if (found === undefined || found.trim() === '') return text.values.unknown;
  return formats[kind].write(value, context) ?? text.values.asReceived(context.isDrawn ? isolated(found) : found);
}

function list(kind: FormatKind, values: unknown[], context: FormatContext): string {
  if (values.length === 0) return text.values.unknown;
  return values.map((item) => formatValue(kind, item, context)).join(text.values.list);
}
