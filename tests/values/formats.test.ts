import { describe, expect, it } from 'vitest';
import { type FormatKind, formats, formatsFor, isAmount } from '../../src/values/formats.ts';

const rules = new URL('../../openapi/rules.js', import.meta.url).href;

describe('The formats', () => {
  it('are hidden as amounts exactly if they fit money', () => {
    const kinds = Object.keys(formats) as FormatKind[]; // The record is closed.
    expect(kinds.filter(isAmount)).toEqual(['money', 'price']);
  });

  it('include one for every x-portal-format, with that of the same name first', async () => {
    // The rules are plain JavaScript for Redocly, so their export has no type.
    const { portalFormats } = (await import(rules)) as { portalFormats: Record<string, string[]> };
    for (const name of new Set(Object.values(portalFormats).flat())) expect(formatsFor(name)[0]).toBe(name);
  });
});
