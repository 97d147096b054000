import type { Subject } from '../portal.ts';
import { missingBodyFields, transported } from './bodyFields.ts';
import { bodyOf, dataOf, formatsOf, objectsOf, operationProblems } from './fields.ts';
import { type Description, oneOf, type Problem, type Rule } from './problem.ts';
import { parametersOf } from './routes.ts';
import { screensOf } from './screensOf.ts';

/** The fields of the query's body are filled from the parameters of the route, those that it requires among them. */
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
    message: `'${query}' requires '${name}', and nothing fills it; found ${found.join(', ') || 'nothing'}; allowed: with one of the route's parameters for it, ${parameters.join(', ')}`,
  }));
}

/** The texts of an answer, those of the objects in it with dots. */
function textsOf(query: string, description: Description): string[] {
  const objects = [['', dataOf(query, description)] as const, ...objectsOf(query, description)];
  return objects.flatMap(([object, fields]) =>
    Object.keys(fields)
      .filter((name) => formatsOf(fields[name]).includes('text'))
      .map((name) => (object ? `${object}.${name}` : name)),
  );
}

function subjectProblems(path: string, subject: Subject, route: string, description: Description): Problem[] {
  const { query, params, name } = subject;
  const unknown = operationProblems(`${path}.query`, query, 'query', description);
  if (unknown.length > 0) return unknown;
  const { required = [] } = description.fields[query] ?? {};
  const fields = Object.keys(bodyOf(query, description)).filter((field) => !transported.includes(field));
  const parameters = parametersOf(route).map((segment) => segment.replace(':', ''));
  return [
    ...parameterProblems(`${path}.params`, params, parameters, { query, fields, required }),
    ...oneOf(`${path}.name`, name, textsOf(query, description)),
  ];
}

/** What a screen is about is asked for by a described query, with the route's parameters, and has a name. */
export const subjectRule: Rule = (portal, description) =>
  screensOf(portal).flatMap(({ path, route, screen: { subject } }) =>
    subject ? subjectProblems(`${path}.subject`, subject, route, description) : [],
  );
