import { expect, it } from 'vitest';
import { imageOf } from '../../src/values/imageOf.ts';

const base64 = (svg: string) => btoa(svg);
const svg = (content: string, head = '') => `${head}<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`;

it.each([
  ['shapes', svg('<path d="M0 0h9"/>')],
  ['its own gradients', svg('<linearGradient id="a" xlink:href="#b"/><path fill="url( #a)" mask=\'url("#m")\'/>')],
  [
    'a document type',
    svg('<g/>', '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">\n'),
  ],
])('an SVG with %s is shown', (_, picture) => {
  expect(imageOf(base64(picture))).toBe(`data:image/svg+xml;base64,${base64(picture)}`);
});

it.each([
  ['copies', svg('<g id="a"/><use href="#a"/>')],
  ['copies under another name', svg('<s:use xmlns:s="http://www.w3.org/2000/svg" href="#a"/>')],
  ['entities', svg('&a;', '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaa">]>')],
  ['other pictures', svg('<image href="data:image/png;base64,AAAA"/>')],
  ['pictures made by a filter', svg('<filter id="a"><feImage href="#a"/></filter>')],
  ['pages', svg('<foreignObject><p/></foreignObject>')],
  ['scripts', svg('<script>alert(1)</script>')],
  ['a link elsewhere', svg('<linearGradient xlink:href = "https://x.test/a.svg#b"/>')],
  ['a style from elsewhere', svg('<path fill="url(\'https://x.test/a.svg#b\')"/>')],
  ['another style sheet', svg('<style>@import "https://x.test/a.css"</style>')],
])('an SVG with %s is refused', (_, picture) => {
  expect(imageOf(base64(picture))).toBeUndefined();
});

it('refuses data cut off in the middle of a byte', () => {
  expect(imageOf('PHN2ZyAAA')).toBeUndefined();
});

it.each(['href=', 'url(', '<!DOCTYPE', '<a', 'href'])('judges a picture of nothing but %s at once', (part) => {
  for (const filling of ['', ' '.repeat(200_000)]) {
    const picture = svg(`${part}${filling}`.repeat(filling ? 5 : 100_000));
    const start = performance.now();
    imageOf(base64(picture));
    expect(performance.now() - start).toBeLessThan(1000);
  }
});

it.each([
  ['png', 'iVBORw0KGgoAAAANSUhEUg==', 'image/png'],
  ['jpeg', '/9j/4AAQSkZJRgABAQAAAQ==', 'image/jpeg'],
  ['gif', 'R0lGODlhAQABAIAAAAAAAP8=', 'image/gif'],
  ['webp', 'UklGRiIAAABXRUJQVlA4IBY=', 'image/webp'],
  ['icon', 'AAABAAEAEBAAAAEAIABoBAAA', 'image/x-icon'],
])('a %s is shown with its own type', (_, picture, type) => {
  expect(imageOf(picture)).toBe(`data:${type};base64,${picture}`);
});

it.each([
  ['nothing', undefined],
  ['null', null],
  ['an empty text', ''],
  ['a page', btoa('<!doctype html>')],
  ['something before it', `?${'iVBORw0KGgoAAAANSUhEUg'}`],
  ['something after it', 'iVBORw0KGgoAAAANSUhEUg?x'],
  ['padding in the middle', 'iVBORw0KGgo=AAANSUhEUgAA'],
  ['more than 2 MB', `iVBORw0KGgo${'A'.repeat(2.7e6)}`],
])('%s is no picture', (_, picture) => {
  expect(imageOf(picture)).toBeUndefined();
});

it('accepts a picture of up to 2 MB', () => {
  expect(imageOf('iVBORw0KGgo'.padEnd(2.7e6, 'A'))).toBeDefined();
});
