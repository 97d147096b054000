import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { phone, phoneWithBar } from '../../../src/ui/theme/phone.ts';
import { rawValuesOfComponent, rawValuesOfSheet, tokens } from './rawValues.ts';

const root = join(import.meta.dirname, '../../..');

const files = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(root, join(entry.parentPath, entry.name)))
  .filter((file) => !file.startsWith('src/ui/theme/') && !file.startsWith('src/sandbox/'));
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const sheets = files.filter((file) => file.endsWith('.css'));
const components = files.filter((file) => file.endsWith('.tsx'));

describe('What is drawn', () => {
  it('takes every colour, size, time and layer of a style sheet from the theme', () => {
    expect(sheets.length).toBeGreaterThan(50);
    expect(sheets.flatMap((file) => rawValuesOfSheet(file, textOf(file)))).toEqual([]);
  });

  it('takes what a component sets by itself from the theme, too', () => {
    expect(components.length).toBeGreaterThan(100);
    expect(components.flatMap((file) => rawValuesOfComponent(file, textOf(file)))).toEqual([]);
  });

  it('names tokens that there are, and leaves none unused', () => {
    const all = [...files, 'src/ui/theme/base.css', 'src/ui/theme/tokens.css', 'src/ui/theme/brand.ts']
      .map(textOf)
      .join('\n');
    const named = new Set([...all.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
    const unused = tokens
      .map(({ name }) => name)
      .filter((name) => !named.has(name) && !name.startsWith('--breakpoint-'));
    expect(unused).toEqual([]);
    // What a component gives to its own sheet is declared by it.
    const declared = new Set([...all.matchAll(/(--[\w-]+)['"]?:|['`](--[\w-]+)['`]/g)].flatMap(([, a, b]) => [a, b]));
    expect([...named].filter((name) => !name?.endsWith('-') && !declared.has(name))).toEqual([]);
  });

  it('has one width of a phone, and one height of a low window', () => {
    const [width, low] = ['phone', 'low'].map(
      (one) => tokens.find(({ name }) => name === `--breakpoint-${one}`)?.value,
    );
    expect([phone, phoneWithBar]).toEqual([`(width < ${width})`, `(width < ${width}) and (height >= ${low})`]);
  });

  it('has each distance at so many steps of 4 pixels as its name says', () => {
    const steps = tokens.filter(({ name }) => /^--(space|size)-\d+$/.test(name));
    expect(steps.length).toBeGreaterThan(15);
    expect(steps).toEqual(steps.map(({ name }) => ({ name, value: `${Number(name.match(/\d+/)?.[0]) / 4}rem` })));
  });
});

const card = textOf('src/ui/StatCard.module.css');

describe('A style sheet with a value of its own', () => {
  it.each([
    ['a colour', 'color: #1a2b3c;'],
    ['a colour in a mixture', 'background: color-mix(in srgb, var(--ink) 8%, white);'],
    ['a colour as a fallback', 'color: var(--ink, rgb(0 0 0));'],
    ['a size', 'padding: var(--space-2) 13px;'],
    ['a negative size', 'margin-inline: calc(-0.25rem + var(--space-1));'],
    ['a size of text', 'font-size: 0.9em;'],
    ['a weight', 'font-weight: 600;'],
    ['a height of lines', 'line-height: 1.4;'],
    ['a layer', 'z-index: 99;'],
    ['a radius', 'border-radius: 6px;'],
    ['a shadow', 'box-shadow: 0 1px 2px var(--line-color);'],
    ['a time', 'transition: opacity 200ms;'],
    ['a curve', 'transition: opacity var(--duration) cubic-bezier(0, 0, 1, 1);'],
  ])('is refused for %s, with its place and the way out', (_, declaration) => {
    const broken = `${card}\n.new {\n  ${declaration}\n}\n`;
    const line = card.split('\n').length + 2;
    expect(rawValuesOfSheet('Card.module.css', broken)).toEqual([
      expect.stringMatching(new RegExp(`^Card\\.module\\.css:${line}: .*src/ui/theme/tokens\\.css`)),
    ]);
  });

  it('is refused for a condition beside the breakpoints', () => {
    expect(rawValuesOfSheet('Card.module.css', `${card}\n@media (width < 41rem) {\n}\n`)).toEqual([
      expect.stringMatching(/41rem: no breakpoint: take one of 11rem, .*30rem, 40rem, 48rem, 64rem/),
    ]);
  });

  it('may share out, span a part of the screen, and count with tokens', () => {
    const sound = `.new {
      inset: 0;
      width: min(50%, calc(100vw - 2 * var(--space-4)));
      height: calc(1lh / 2);
      grid-template-columns: minmax(0, 1fr) 2fr;
      font-weight: inherit;
      color: color-mix(in srgb, currentcolor 35%, transparent);
      transition: opacity var(--duration) var(--ease);
    }
    @container table (width < 40em) {
    }`;
    expect(rawValuesOfSheet('New.module.css', sound)).toEqual([]);
  });
});

describe('A component with a value of its own', () => {
  it.each([
    '<Skeleton height="24rem" />',
    '<div style={{ width: 12 }} />',
    "<div style={{ transitionDuration: '200ms' }} />",
    "const tick = { fontSize: '12px' };",
    'const tick = { fontSize: 12 };',
    '<Line strokeWidth={2} />',
    '<Line stroke="#1a2b3c" />',
  ])('is refused: %s', (line) => {
    expect(rawValuesOfComponent('Card.tsx', `// One.\n${line}`)).toEqual([
      expect.stringMatching(/^Card\.tsx:2: .*src\/ui\/theme\/tokens\.css/),
    ]);
  });

  it.each(['<Skeleton width="70%" />', '<Line strokeWidth="var(--stroke)" />'])(
    'is none where it is a share or a token: %s',
    (line) => {
      expect(rawValuesOfComponent('Card.tsx', line)).toEqual([]);
    },
  );
});
