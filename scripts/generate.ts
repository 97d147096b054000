import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { isError } from '../src/config/rules/problem.ts';
import { isJson, printReport, reportOf } from './check/reportProblems.ts';
import { readOptions } from './commandLine.ts';
import { describe } from './generate/bundle.ts';
import { lintDescription, lintResult } from './generate/lintDescription.ts';
import { OverlayError, overlayFiles } from './generate/overlays.ts';
import { renameProblems } from './generate/renames/problems.ts';
import { replaceGenerated } from './generate/replaceGenerated.ts';
import { unusedSchemas } from './generate/unusedSchemas.ts';

const usage = `npm run generate -- [options]

Writes generated/ from openapi/.

  --check   writes nothing, and fails if generated/ is not up to date
  --strict  turns warnings into errors
  --json    prints each problem as a line of JSON
  --help    this text`;

const { check: isCheck = false, strict: isStrict = false } = readOptions(usage, {
  check: { type: 'boolean' },
  strict: { type: 'boolean' },
  json: { type: 'boolean' },
});
const root = join(import.meta.dirname, '..');
const generated = join(root, 'generated');
// Next to generated/, so that the relative imports that orval writes still hold after the folder is moved.
const fresh = join(root, `.generated-${process.pid}`);

/** The description with its overlays. An overlay that does not fit ends the process, since nothing can be generated. */
function described(): ReturnType<typeof describe> {
  try {
    const found = describe(root);
    const broken = overlayFiles(root).length > 0 ? lintResult(root, found.own) : [];
    const wrong = broken.some(isError) ? broken : renameProblems(root, found.description);
    if (wrong.length === 0) return found;
    throw new OverlayError(wrong);
  } catch (error) {
    if (!(error instanceof OverlayError)) throw error;
    printReport(reportOf([...error.problems], isStrict));
    console.error('\nAn overlay in openapi/overlays/ does not fit, so generated/ was left as it was.');
    process.exit(1);
  }
}

const mistakes = lintDescription(root);
if (mistakes.some(isError)) {
  printReport(reportOf(mistakes, isStrict));
  console.error('\nThe description in openapi/ has mistakes, so generated/ was left as it was.');
  process.exit(1);
}
try {
  const { description, apis, problems: left } = described();
  printReport(reportOf([...mistakes, ...unusedSchemas(root, description)], isStrict));
  // Operators cannot change somebody else's API, so even a strict check only lists what the portal cannot use of it.
  printReport(reportOf(left, false));
  const { writeGenerated } = await import('./generate/writeGenerated.ts');
  await writeGenerated(root, fresh, { description, apis });
  const { problems, lines, isSound } = replaceGenerated(generated, fresh, isCheck);
  if (isJson) printReport({ problems, lines, isSound });
  else for (const line of lines) (isSound ? console.log : console.error)(line);
  if (!isSound) process.exitCode = 1;
} finally {
  rmSync(fresh, { recursive: true, force: true });
}
