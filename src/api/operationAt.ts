import type { operations } from '../../generated/operations.ts';
import { operationFacts } from './operationFacts.ts';

export type OperationId = keyof typeof operations;
/** What the description says about one operation. */
export type Facts = (typeof operations)[OperationId];

/** Whether a path matches a template such as `/investors/{id}/accounts`, with or without a leading slash. */
export function matchesPath(template: string, path: string): boolean {
  const [expected, actual] = [template, path].map((text) => text.replace(/^\//, '').split('/'));
  if (!expected || !actual || expected.length !== actual.length) return false;
  return expected.every((segment, index) => segment.startsWith('{') || segment === actual[index]);
}

/** The id of the operation behind a path and the facts about it. Throws if the description has no such operation. */
export function operationAt(path: string): Facts & { id: string } {
  const found = Object.entries(operationFacts).find(([, operation]) => matchesPath(operation.path, path));
  if (!found) throw new Error(`openapi/ describes no operation at ${path}.`);
  return { id: found[0], ...found[1] };
}
