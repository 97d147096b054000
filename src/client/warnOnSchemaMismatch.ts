import { differencesOf } from './differences.ts';

/** An answer check for development: prints where data differs from the description, and accepts every answer. */
export function warnOnSchemaMismatch(operation: string, data: unknown, body: unknown): true {
  const found = differencesOf(operation, data, body);
  if (found.length > 0) {
    console.warn(`The answer of ${operation} differs from the description in openapi/:`);
    // biome-ignore lint/suspicious/noConsole: developers read this table; it is not in the production build
    console.table(found, ['field', 'expected', 'found']);
  }
  return true;
}
