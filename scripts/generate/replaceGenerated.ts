import { renameSync, rmSync } from 'node:fs';
import type { Problem } from '../../src/config/rules/problem.ts';
import { differences } from './files.ts';

const complaints = {
  added: 'is missing',
  removed: 'does not come from the description',
  changed: 'differs from the description',
};

/** The number of changed, added and removed files, in one line. */
function summaryOf(found: ReturnType<typeof differences>): string {
  const counts = (['changed', 'added', 'removed'] as const).flatMap((kind) => {
    const count = found.filter(({ is }) => is === kind).length;
    return count > 0 ? [`${count} ${count === 1 ? 'file' : 'files'} ${kind}`] : [];
  });
  return found.length > 0 ? `Wrote generated/: ${counts.join(', ')}.` : 'generated/ is up to date.';
}

/** The outcome of replacing generated/, in lines; a check also returns it as problems. */
interface Replaced {
  problems: Problem[];
  lines: string[];
  isSound: boolean;
}

/** Replaces generated/ with the new files. A check changes nothing and reports every difference. */
export function replaceGenerated(generated: string, fresh: string, isCheck: boolean): Replaced {
  const found = differences(generated, fresh);
  if (isCheck) {
    const problems = found.map(({ name, is }) => ({ file: `generated/${name}`, path: '', message: complaints[is] }));
    const lines = problems.map(({ file, message }) => `${file} ${message}`);
    if (lines.length > 0) lines.push('', 'Run `npm run generate` and commit generated/.');
    return { problems, lines, isSound: found.length === 0 };
  }
  if (found.length > 0) {
    rmSync(generated, { recursive: true, force: true });
    renameSync(fresh, generated);
  }
  return { problems: [], lines: [summaryOf(found)], isSound: true };
}
