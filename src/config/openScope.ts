import type { Fields } from '../../generated/fields.ts';
import {
  bodyOf,
  dataOf,
  isPagedQuery,
  itemsOf,
  listsOf,
  objectsIn,
  objectsOf,
  operationProblems,
  valuesOf,
} from './rules/fields.ts';
import { oneOf, type Problem } from './rules/problem.ts';
import type { Scope } from './scope.ts';
import type { PerWord, Word } from './word.ts';

/** Problems, and the scope of the options that follow; without `scope`, they cannot be checked. */
export interface Outcome {
  problems: Problem[];
  scope?: Scope;
}
type Opening = (declared: Word, value: string, path: string, scope: Scope) => Outcome;

const listsFor = ({ query = '', description }: Scope) => listsOf(query, description);

/** A problem if no list is named and not exactly one fits. */
export function listProblems(path: string, scope: Scope): Problem[] {
  const lists = [...listsFor(scope).keys()];
  const [answers, allowed] =
    lists.length > 0
      ? ['more than one list, so choose one', `allowed: ${lists.join(', ')}`]
      : ['no list that fits here', 'nothing is allowed here'];
  return [{ path, message: `'${scope.query}' answers ${answers}; ${allowed}` }];
}

/** The list that is meant if none is named: the only one that fits. */
export function onlyList(scope: Scope): string | undefined {
  const [first, ...others] = listsFor(scope).keys();
  return others.length === 0 ? first : undefined;
}

const outcome = (problems: Problem[], scope: Scope): Outcome =>
  problems.length > 0 ? { problems } : { problems, scope };

/** The words that set the scope of the options after them. */
export const openScope: PerWord<Opening> = {
  query: (declared, query, path, scope) => {
    const { description } = scope;
    const problems = operationProblems(path, query, 'query', description);
    const isTimed = 'months' in bodyOf(query, description);
    if (problems.length === 0 && declared.which === 'timed' && !isTimed)
      problems.push({ path, message: `'${query}' cannot be limited to a period; its body in openapi/ has no months` });
    return outcome(problems, { ...scope, own: scope.own ?? query, query, of: dataOf(query, description) });
  },
  command: (_, command, path, scope) =>
    outcome(operationProblems(path, command, 'command', scope.description), { ...scope, command }),
  list: (_, rows, path, scope) => {
    const lists = listsFor(scope);
    const { rows: of = {}, key } = lists.get(rows) ?? {};
    return outcome(oneOf(path, rows, [...lists.keys()]), { ...scope, rows, of, key });
  },
  object: ({ from }, object, path, scope) => {
    const objects = from === 'row' ? objectsIn(scope.of) : objectsOf(scope.query ?? '', scope.description);
    return outcome(oneOf(path, object, [...objects.keys()]), { ...scope, of: objects.get(object) ?? {} });
  },
};

/** The scope of options that refer to the query's response. */
export const answerScope = (scope: Scope): Scope => ({ ...scope, of: dataOf(scope.query ?? '', scope.description) });

/** The names that the rows can be sorted by. */
export function sortableIn({ query = '', of, description }: Scope): string[] {
  if (!isPagedQuery(query, description)) return Object.keys(of);
  return [...valuesOf(bodyOf(query, description).sort_by)];
}

/**
 * The fields that rows can be filtered by: fields of a row or, if the server filters, fields of the body, of which a list
 * takes one of its values.
 */
export function filteredIn({ query = '', of, description }: Pick<Scope, 'query' | 'of' | 'description'>): Fields {
  if (!isPagedQuery(query, description)) return of;
  const body = Object.entries(bodyOf(query, description));
  return Object.fromEntries(body.map(([name, part]) => [name, itemsOf(part) ?? part]));
}
