import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandProperties } from '../../src/theme/brand.ts';
import { beforePaint } from './beforePaint.ts';
import { escaped, fill } from './pages.ts';

interface Screen {
  /** The accent of the host's brand. */
  accent: string;
  route: string;
  title: string;
  markup: string;
}

const shell = /<div id="root">\s*(<p class="late">[\s\S]*?<\/p>)\s*<\/div>/;
const sheet = /<link rel="stylesheet"([^>]*) href="([^"]+)">/g;
/** Delays the first paint until the whole screen has arrived: half a screen would be centred elsewhere, then move. */
const whole = '<link rel="expect" href="#late" blocking="render">';

/**
 * Draws a screen in a page of the build in `folder`: its markup, and its styles, so that it is there before any other
 * file. The style sheet is still named, because files that are loaded later depend on it, but it is not loaded.
 */
export function withScreen(page: string, folder: string, { accent, route, title, markup }: Screen): string {
  if (!shell.test(page)) throw new Error('The page has no <div id="root">. Run `npm run build` again.');
  const brand = Object.entries(brandProperties(accent)).map(([name, value]) => `${name}:${value}`);
  const styled = page.replace(sheet, (_, more: string, href: string) => {
    const styles = readFileSync(join(folder, href), 'utf8').trim();
    return `<style>${styles}:root{${brand.join(';')}}</style>
    <script>(${beforePaint})()</script>
    <link rel="stylesheet"${more} href="${href}" disabled>`;
  });
  const drawn = styled.replace(
    shell,
    (_, late: string) =>
      `<div id="root" data-route="${escaped(route)}">${markup}</div>\n    ${late.replace('<p', '<p id="late"')}`,
  );
  return fill(drawn.replace('</head>', `  ${whole}\n  </head>`), [/<title>/, '</title>'], escaped(title));
}

const hashes = (page: string, element: RegExp) =>
  [...page.matchAll(element)].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);

/** What a policy has to name for the styles and scripts that are written in pages. */
export interface Inlined {
  styles: readonly string[];
  scripts: readonly string[];
}

/** The hashes of the styles and scripts in these pages, each once. */
export function inlinedIn(pages: readonly string[]): Inlined {
  return {
    styles: [...new Set(pages.flatMap((page) => hashes(page, /<style>([\s\S]*?)<\/style>/g)))],
    scripts: [...new Set(pages.flatMap((page) => hashes(page, /<script>([\s\S]*?)<\/script>/g)))],
  };
}
