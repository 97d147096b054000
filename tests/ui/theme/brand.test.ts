import { describe, expect, it } from 'vitest';
import { brandProperties } from '../../../src/ui/theme/brand.ts';

describe('the brand', () => {
  it('keeps a colour that can be read', () => {
    expect(brandProperties('#1f4e79')['--brand-light']).toBe('rgb(31 78 121)');
    expect(brandProperties('#1f4e79')['--brand-light-contrast']).toBe('rgb(255 255 255)');
  });

  it('darkens a colour that is too light for white paper, and writes dark on it at night', () => {
    const yellow = brandProperties('#fd0');
    expect(yellow['--brand-light']).not.toBe('rgb(255 221 0)');
    expect(yellow['--brand-light-contrast']).toBe('rgb(255 255 255)');
    expect(yellow['--brand-dark']).toBe('rgb(255 221 0)');
    expect(yellow['--brand-dark-contrast']).toBe('rgb(20 23 28)');
  });

  it.each(['#000000', '#ffffff', '#808080'])('finds a readable accent for %s', (accent) => {
    expect(Object.keys(brandProperties(accent))).toHaveLength(4);
  });

  it.each(['#b3261e', '#e4002b', '#a6192e'])('keeps %s, which looks like an alarm, from links and charts', (accent) => {
    expect(brandProperties(accent)['--brand-link']).toBe('var(--neutral)');
  });

  it.each(['#1d5bd6', '#ffd166', '#e07b00', '#808080'])('draws links and charts in %s', (accent) => {
    expect(brandProperties(accent)).not.toHaveProperty('--brand-link');
  });

  it('stays neutral for a text that is no colour', () => {
    expect(brandProperties('navy; } body {')).toEqual({});
  });
});
