import type { Problem } from './problem.ts';

/** The unknown name in a problem's message, and the suggested one. */
export const unknownIn = ({ message }: Problem) =>
  /^'([^']+)' is not known(, did you mean '([^']+)')?/.exec(message) ?? [];

/** The path of the section on a screen that a path leads into; undefined if it leads elsewhere. */
export const sectionAt = (path: string): string | undefined =>
  /^(?:routes\.\w+\.[^[]+|noInvestors)\.sections\[\d+\]/.exec(path)?.[0];

/** The path of the innermost section that a problem is in; the problem's own path if it is not in a section. */
const sectionOf = ({ path }: Problem) => /^.*sections\[\d+\]/.exec(path)?.[0] ?? path;

/**
 * Merges the problems of one unknown name that is used several times in a section, or elsewhere for the same reason:
 * usually the description has renamed it. The remaining problem lists the other places.
 */
export function onceEach(problems: readonly Problem[]): Problem[] {
  const distinct: { problem: Problem; others: string[] }[] = [];
  for (const problem of problems) {
    const [said, name, meant] = unknownIn(problem);
    const same = distinct.find(({ problem: first }) => {
      const [firstSaid, firstName] = unknownIn(first);
      if (name === undefined || firstName !== name) return false;
      const isSame = first.message === problem.message || (meant !== undefined && firstSaid === said);
      return isSame || sectionOf(first) === sectionOf(problem);
    });
    if (same) same.others.push(problem.path);
    else distinct.push({ problem, others: [] });
  }
  return distinct.map(({ problem, others }) => (others.length > 0 ? { ...problem, also: others } : problem));
}
