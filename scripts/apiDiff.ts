import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError } from './api/CommandError.ts';
import { jsonChanges, textChanges } from './api/changeReport.ts';
import { compareDescriptions } from './api/compareDescriptions.ts';
import { descriptionAt, descriptionNow } from './api/descriptionAt.ts';
import { changeGrader } from './api/gradeChanges.ts';
import { loadPortal } from './api/loadPortal.ts';
import { runCommand } from './api/runCommand.ts';
import { describedFields } from './generate/fields.ts';

const usage = `npm run api:diff -- --base REF|FILE [options]

Shows what changed in openapi/ since a commit, branch or tag, or compared with a file,
graded by what this portal does with it: breaking, minor or unused.

  --base REF|FILE  what to compare with
  --format json    one JSON document instead of text
  --help           this text

Exit status: 0 if nothing breaks, 1 if something does, 2 if the command cannot be used.`;

function readCommandLine() {
  try {
    const options = {
      base: { type: 'string' },
      format: { type: 'string', default: 'text' },
      help: { type: 'boolean', default: false },
    } as const;
    return parseArgs({ options }).values;
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error));
  }
}

await runCommand(async () => {
  const { base, format, help } = readCommandLine();
  if (help) {
    console.log(usage);
    return 0;
  }
  if (base === undefined) throw new CommandError('--base is missing; give a commit, branch or tag, or a file.');
  if (format !== 'text' && format !== 'json') throw new CommandError(`--format is '${format}'; allowed: text, json.`);
  const root = join(import.meta.dirname, '..');
  const before = descriptionAt(root, base);
  const now = descriptionNow(root);
  const grade = changeGrader(root, await loadPortal(), describedFields(before), describedFields(now));
  const changes = compareDescriptions(root, before, now).map(grade);
  console.log(format === 'json' ? jsonChanges(changes) : textChanges(changes));
  return changes.some(({ impact }) => impact === 'breaking') ? 1 : 0;
});
