import { join } from 'node:path';
import { CommandError } from './api/CommandError.ts';
import { jsonChanges, textChanges } from './api/changeReport.ts';
import { compareDescriptions } from './api/compareDescriptions.ts';
import { descriptionAt, descriptionNow } from './api/descriptionAt.ts';
import { changeGrader } from './api/gradeChanges.ts';
import { loadPortal } from './api/loadPortal.ts';
import { formatOf, optionsIn, runCommand } from './api/runCommand.ts';
import { describedFields } from './generate/fields.ts';

const usage = `npm run api:diff -- --base REF|FILE [options]

Shows what changed in openapi/ since a commit, branch or tag, or compared with a file,
graded by what it means for this portal: breaking, minor or unused.

  --base REF|FILE  what to compare with
  --format json    one JSON document instead of text
  --help           this text

Exit status: 0 if nothing breaks, 1 if something does, 2 if the command cannot be used.`;

const options = { base: { type: 'string' }, format: { type: 'string', default: 'text' } } as const;

await runCommand(usage, async () => {
  const { base, format } = optionsIn(process.argv.slice(2), options);
  if (base === undefined) throw new CommandError('--base is missing; give a commit, branch or tag, or a file.');
  const isJson = formatOf(format) === 'json';
  const root = join(import.meta.dirname, '..');
  const before = descriptionAt(root, base);
  const now = descriptionNow(root);
  const grade = changeGrader(root, await loadPortal(), describedFields(before), describedFields(now));
  const changes = compareDescriptions(root, before, now).map(grade);
  console.log(isJson ? jsonChanges(changes) : textChanges(changes));
  return changes.some(({ impact }) => impact === 'breaking') ? 1 : 0;
});
