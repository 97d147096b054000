import { formatsFor } from '../../../src/values/formats.ts';
import { isObject } from '../../../src/values/isObject.ts';
import { valueForms } from '../../../src/values/valueForms.ts';

const isKnown = (format: unknown) =>
  typeof format === 'string' && (format === 'currency' || formatsFor(format).length > 0);

/** The places where a document has an unknown `x-portal-format`, each with its value. */
export function unknownFormats(node: unknown, path = ''): [path: string, format: string][] {
  if (Array.isArray(node)) return node.flatMap((one, index) => unknownFormats(one, `${path}[${index}]`));
  if (!isObject(node)) return [];
  return Object.entries(node).flatMap(([name, part]): [string, string][] => {
    const place = path === '' ? name : `${path}.${name}`;
    // A field may have this name as well; its value is then a schema.
    if (name !== 'x-portal-format' || isObject(part)) return unknownFormats(part, place);
    return isKnown(part) ? [] : [[place, String(part)]];
  });
}

/** All formats that `x-portal-format` can give a value of another API. */
export const knownFormats = [
  'money',
  ...Object.keys(valueForms),
  'percent',
  'price',
  'units',
  'number',
  'currency',
].join(', ');
