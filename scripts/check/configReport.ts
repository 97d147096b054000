import { fields } from '../../generated/fields.ts';
import { operations } from '../../generated/operations.ts';
import { checkPortal, hasAllTexts } from '../../src/config/checkPortal.ts';
import type { Portal } from '../../src/config/portal.ts';
import { isError } from '../../src/config/rules/problem.ts';
import { textsIn } from '../../src/config/rules/routes.ts';
import { kinds } from '../../src/kinds/declared.ts';
import { leftTexts, missingTexts } from './missingTexts.ts';
import { type Report, reportOf } from './reportProblems.ts';
import { summaries } from './untranslated.ts';

interface ReportOptions {
  isStrict: boolean;
  /** Whether unused translations are removed from the files in `root`. */
  isFixing: boolean;
}

const counted = (count: number) => (count === 1 ? '1 unused translation' : `${count} unused translations`);

/** Checks what portal.config.ts exports and reports the problems. */
export async function configReport(
  root: string,
  config: unknown,
  { isStrict, isFixing }: ReportOptions,
): Promise<Report> {
  const found = checkPortal(config, kinds, { operations, fields });
  // Imported here, because it loads the compiler, which a config without problems does not need.
  const placed = found.length > 0 ? found.map((await import('./placeInConfig.ts')).placedIn(root)) : [];
  const problems = [
    ...placed.filter(({ untranslated }) => !untranslated),
    ...(await leftTexts()),
    ...summaries([...found, ...(await missingTexts())]),
  ];
  if (!hasAllTexts(config, kinds)) return reportOf(problems, isStrict);
  const portal = config as Portal; // It has at least whatever is read here.
  const hasErrors = found.some(isError);
  const { removeUnusedTranslations, unusedTranslations } = await import('./unusedTranslations.ts');
  const unused = unusedTranslations(root, portal, hasErrors ? new Set(textsIn([config, fields])) : undefined);
  if (unused.length === 0 || hasErrors) return reportOf([...problems, ...unused], isStrict);
  if (isFixing) {
    removeUnusedTranslations(root, portal);
    const files = [...new Set(unused.map(({ file }) => file))].join(', ');
    const report = reportOf(problems, isStrict);
    return { ...report, lines: [`Removed ${counted(unused.length)} from ${files}.`, ...report.lines] };
  }
  const report = reportOf([...problems, ...unused], isStrict);
  return { ...report, lines: [...report.lines, `\`npm run check -- --fix\` removes ${counted(unused.length)}.`] };
}
