import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandProperties } from '../../src/ui/theme/brand.ts';
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
 * Runs in a prerendered page before its first paint. Its source is copied into the page, so it must be self-contained.
 * It applies the chosen colour scheme, hides a screen that is about to be replaced, and marks each button that is pressed
 * before the scripts have started; Enter in a field presses that of its form.
 */
function beforePaint(): void {
  const { documentElement } = document;
  const { dataset, lang } = documentElement;
  addEventListener('submit', (event) => event.preventDefault());
  documentElement.onclick = ({ target }) => {
    if (target instanceof Element) target.closest('button')?.setAttribute('data-pressed', '');
  };
  if (document.cookie.includes('session_token=')) dataset.redrawn = 'true';
  try {
    const { theme, language = lang } = localStorage;
    if (theme === 'light' || theme === 'dark') dataset.theme = theme;
    if (language !== lang) dataset.redrawn = 'true';
  } catch {}
}

/**
 * Puts a screen into a page of the build in `folder`, with its markup and styles, so that it is shown before any other
 * file arrives. The page still names the style sheet, because files that are loaded later depend on it, but does not
 * load it.
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

/** The hashes of inline styles and scripts, which a policy has to list. */
export interface Inlined {
  styles: readonly string[];
  scripts: readonly string[];
}

/** The hashes of the inline styles and scripts in these pages, each once. */
export function inlinedIn(pages: readonly string[]): Inlined {
  return {
    styles: [...new Set(pages.flatMap((page) => hashes(page, /<style>([\s\S]*?)<\/style>/g)))],
    scripts: [...new Set(pages.flatMap((page) => hashes(page, /<script>([\s\S]*?)<\/script>/g)))],
  };
}
