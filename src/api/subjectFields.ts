import { isId } from './isId.ts';
import type { OperationId } from './operationAt.ts';
import { operationFacts } from './operationFacts.ts';
import { hasOtherApis, wireOf } from './wire.ts';

/** The fields that name what a screen is about. */
export type SubjectFields = Readonly<Record<string, number | string>>;

/** What an operation of another API cannot go without. */
const needsOf = (id: OperationId) => (hasOtherApis ? wireOf(operationFacts[id])?.needs : undefined);

/** A parameter of a route as a field of a body; undefined where it can be none. The portal's own ids are numbers. */
export function fieldOfRoute(id: OperationId, field: string, value: string): number | string | undefined {
  if (hasOtherApis && needsOf(id)?.[field] === 'text') return value === '' ? undefined : value;
  return isId(value) ? Number(value) : undefined;
}

/** What of a screen's subject fills another operation than its query: what one of another API cannot go without. */
export function neededBy(id: OperationId, subject: SubjectFields): SubjectFields {
  const needs = needsOf(id);
  if (!hasOtherApis || !needs) return {};
  return Object.fromEntries(Object.entries(subject).filter(([name]) => Object.hasOwn(needs, name)));
}
