import type { Problem } from './problem.ts';

/** What a problem says is not known, with what was meant instead. */
const unknownIn = ({ message }: Problem) => /^'([^']+)' is not known(, did you mean '([^']+)')?/.exec(message) ?? [];

/** The path of the section that a problem is in; of a problem elsewhere, its own. */
const sectionOf = ({ path }: Problem) => /^.*sections\[\d+\]/.exec(path)?.[0] ?? path;

/**
 * Reports a name once that is not known in several places of a section, or for the same reason elsewhere: most often the
 * description has renamed it. The problem says where else it stands.
 */
export function onceEach(problems: readonly Problem[]): Problem[] {
  const kept: { problem: Problem; others: string[] }[] = [];
  for (const problem of problems) {
    const [said, name, meant] = unknownIn(problem);
    const same = kept.find(({ problem: first }) => {
      const [firstSaid, firstName] = unknownIn(first);
      if (name === undefined || firstName !== name) return false;
      const isSame = first.message === problem.message || (meant !== undefined && firstSaid === said);
      return isSame || sectionOf(first) === sectionOf(problem);
    });
    if (same) same.others.push(problem.path);
    else kept.push({ problem, others: [] });
  }
  return kept.map(({ problem, others }) =>
    others.length > 0 ? { ...problem, message: `${problem.message}; also at ${others.join(', ')}` } : problem,
  );
}
