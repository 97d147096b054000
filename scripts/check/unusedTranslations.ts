import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Portal } from '../../src/config/portal.ts';
import type { Problem } from '../../src/config/rules/problem.ts';
import { unusedTexts } from '../../src/config/rules/translations.ts';
import { placesOf, translationFiles, withoutTranslations } from './translationFiles.ts';

/** The files with translations that no label of the config uses. */
function filesWithUnused(
  root: string,
  portal: Portal,
  used?: ReadonlySet<string>,
): { file: string; texts: string[] }[] {
  return Object.entries(unusedTexts(portal, used)).flatMap(([language, texts]) =>
    translationFiles(root, language).map((file) => ({ file, texts })),
  );
}

/** A warning for every translation that no label of the config uses. */
export function unusedTranslations(root: string, portal: Portal, used?: ReadonlySet<string>): Problem[] {
  return filesWithUnused(root, portal, used).flatMap(({ file, texts }) =>
    placesOf(root, file, texts).map(({ text, line }) => ({
      file,
      line,
      path: '',
      message: `'${text}' is translated, but is not a label of the config`,
      severity: 'warning' as const,
    })),
  );
}

/** Removes unused translations from their files. */
export function removeUnusedTranslations(root: string, portal: Portal): void {
  for (const { file, texts } of filesWithUnused(root, portal)) {
    const path = join(root, file);
    const before = readFileSync(path, 'utf8');
    const after = withoutTranslations(before, texts);
    if (after !== before) writeFileSync(path, after);
  }
}
