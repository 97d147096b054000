import {
  bodyOf,
  commandsWith,
  dataOf,
  listsWith,
  objectsIn,
  objectsOf,
  operationProblems,
  queriesWith,
} from './rules/fields.ts';
import { oneOf, type Problem } from './rules/problem.ts';
import type { Scope } from './scope.ts';
import type { Word } from './word.ts';

/** Problems, and what the following options are about; without `scope` nothing about it can be checked. */
export interface Found {
  problems: Problem[];
  scope?: Scope;
}
type Opens = (declared: Word, value: string, path: string, scope: Scope) => Found;

const found = (problems: Problem[], scope: Scope): Found => (problems.length > 0 ? { problems } : { problems, scope });

/** The words that bring something into scope. */
export const openScope: Readonly<Record<string, Opens>> = {
  query: ({ having = [], which }, query, path, scope) => {
    const { description } = scope;
    const problems =
      having.length > 0
        ? oneOf(path, query, queriesWith(having, description))
        : operationProblems(path, query, 'query', description);
    if (problems.length === 0 && which === 'timed' && !('months' in bodyOf(query, description)))
      problems.push({ path, message: `'${query}' cannot be limited to a period` });
    return found(problems, { ...scope, own: scope.own ?? query, query, of: dataOf(query, scope.description) });
  },
  command: ({ having = [] }, command, path, scope) => {
    const problems =
      having.length > 0
        ? oneOf(path, command, commandsWith(having, scope.description))
        : operationProblems(path, command, 'command', scope.description);
    return found(problems, { ...scope, command });
  },
  list: ({ having = [] }, rows, path, scope) => {
    const lists = listsWith(scope.query ?? '', having, scope.description);
    return found(oneOf(path, rows, [...lists.keys()]), { ...scope, rows, of: lists.get(rows) ?? {} });
  },
  object: ({ from }, object, path, scope) => {
    const objects = from === 'row' ? objectsIn(scope.of) : objectsOf(scope.query ?? '', scope.description);
    return found(oneOf(path, object, [...objects.keys()]), { ...scope, of: objects.get(object) ?? {} });
  },
};
