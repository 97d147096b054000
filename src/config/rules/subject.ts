import type { Rules, Scope } from '../scope.ts';
import { missingBodyFields, transported } from './bodyFields.ts';
import { bodyOf } from './fields.ts';
import { oneOf, type Problem, problemIf } from './problem.ts';
import { parametersOf } from './routes.ts';

/** The route's parameters must fill fields of the query's body, including all required ones. */
function parameterProblems(
  path: string,
  params: Readonly<Record<string, string>>,
  parameters: readonly string[],
  { query, fields, required }: { query: string; fields: readonly string[]; required: readonly string[] },
): Problem[] {
  const found = Object.keys(params);
  const problems = Object.entries(params).flatMap(([field, name]) => [
    ...oneOf(`${path}.${field}`, field, fields),
    ...oneOf(`${path}.${field}`, name, parameters),
  ]);
  if (problems.length > 0) return problems;
  return missingBodyFields({ always: [...found, ...transported] }, required).map(({ name }) => ({
    path,
    message: `'${query}' requires '${name}', and nothing fills it; found ${found.join(', ') || 'nothing'}; fill it with a parameter of the route: ${parameters.join(', ')}`,
  }));
}

/** Whether a screen is about what this query answers; a subject whose own query is unknown may be about anything. */
export const isAbout = ({ subject, description }: Scope, query: string): boolean =>
  subject !== undefined && (subject.query === query || description.operations[subject.query]?.kind !== 'query');

const subjects = { loan: 'loanDetails', opportunity: 'opportunityDetails' } as const;

/** A section about a loan or an opportunity must be on a screen about one. */
export function subjectProblems(of: keyof typeof subjects, path: string, scope: Scope): Problem[] {
  const query = subjects[of];
  return problemIf(
    !isAbout(scope, query),
    path,
    `'${of}' works only on a screen whose subject has the query '${query}'`,
  );
}

/** The route's parameters must fill the body of the query for the screen's subject. */
export const paramsRules: Rules<Readonly<Record<string, string>>> = (params, path, scope) => {
  const { query = '', route = '', description } = scope;
  const { required = [] } = description.fields[query] ?? {};
  const fields = Object.keys(bodyOf(query, description)).filter((field) => !transported.includes(field));
  const parameters = parametersOf(route).map((segment) => segment.replace(':', ''));
  return parameterProblems(path, params, parameters, { query, fields, required });
};
