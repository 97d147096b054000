import { describe, expect, it } from 'vitest';
import { country } from '../../src/values/country.ts';

describe('a country', () => {
  it('has its name, or its letters if they are unknown', () => {
    expect(country('CA', 'en-CA')).toBe('Canada');
    expect(country('US', 'fr-CA')).toBe('États-Unis');
    expect(country('QQ', 'en-CA')).toBe('QQ');
    for (const none of ['Canada', 'ca', 'CAN', 'the US']) expect(country(none, 'en-CA')).toBe(none);
  });
});
