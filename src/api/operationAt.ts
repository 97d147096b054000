import type { operations } from '../../generated/operations.ts';
import { operationFacts } from './operationFacts.ts';

export type OperationId = keyof typeof operations;
/** What the description says of one operation. */
export type Facts = (typeof operations)[OperationId];

/** Whether a path is the one that a template such as `/investors/{id}/accounts` stands for, a leading slash or not. */
export function matchesPath(template: string, path: string): boolean {
  const [expected, actual] = [template, path].map((text) => text.replace(/^\//, '').split('/'));
  if (!expected || !actual || expected.length !== actual.length) return false;
  return expected.every((segment, index) => segment.startsWith('{') || segment === actual[index]);
}

/** The facts of the operation behind a path, and its id; throws where the description has none. */
export function operationAt(path: string): Facts & { id: string } {
  const found = Object.entries(operationFacts).find(([, operation]) => matchesPath(operation.path, path));
  if (!found) throw new Error(`openapi/ describes no operation at ${path}.`);
  return { id: found[0], ...found[1] };
}
