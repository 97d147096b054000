import { describe, expect, it } from 'vitest';
import { formatsFor } from '../../src/format/formats.ts';

const rules = new URL('../../openapi/rules.js', import.meta.url).href;

describe('The formats', () => {
  it('fit every x-portal-format that the description may say, the one of its name first', async () => {
    // The rules are plain JavaScript, read by Redocly; this is the shape of what they export.
    const { portalFormats } = (await import(rules)) as { portalFormats: Record<string, string[]> };
    for (const name of new Set(Object.values(portalFormats).flat())) expect(formatsFor(name)[0]).toBe(name);
  });
});
