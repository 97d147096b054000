import type { Portal } from './portal.ts';
import { exclusionRule, menuRule, pageSizeRule, pathRule } from './rules/portal.ts';
import type { Description, Problem, Rule } from './rules/problem.ts';
import { idRule, sectionRule, subjectRule } from './rules/sections.ts';
import { portalShape } from './shape.ts';

const rules: Rule[] = [exclusionRule, idRule, menuRule, pageSizeRule, pathRule, sectionRule, subjectRule];

const placeOf = (path: readonly PropertyKey[]) =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');

function valueAt(config: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    config,
  );
}

function shapeProblems(config: unknown): Problem[] {
  const { error } = portalShape.safeParse(config);
  return (error?.issues ?? []).map((issue) => {
    const found = JSON.stringify(valueAt(config, issue.path));
    return {
      path: placeOf(issue.path),
      message: `${issue.message}${found && found.length < 80 ? `; found ${found}` : ''}`,
    };
  });
}

/**
 * Every problem of a config, its shape first and, once that is right, its sense: names that the description or the config
 * itself does not have. Used at development start, by `npm run check` and by the build; never shipped.
 */
export function checkPortal(config: unknown, description: Description): Problem[] {
  const problems = shapeProblems(config);
  if (problems.length > 0) return problems;
  const portal = config as Portal; // The shape has just been proved.
  return rules.flatMap((rule) => rule(portal, description));
}
