import { isId } from './isId.ts';
import type { OperationId } from './operationAt.ts';
import { operationFacts } from './operationFacts.ts';
import { wireOf } from './wire.ts';

/** The fields that name what a screen is about. */
export type SubjectFields = Readonly<Record<string, number | string>>;

/** What an operation of another API cannot go without. */
const needsOf = (id: OperationId) => wireOf(operationFacts[id])?.needs ?? {};

/** Whether another API takes a field as a text; ids of the portal's own are numbers. */
export const takesText = (id: OperationId, field: string): boolean => needsOf(id)[field] === 'text';

/** A parameter of a route as a field of a body; undefined where it can be none. */
export const fieldOfRoute = (value = '', isText = false): number | string | undefined =>
  isText ? value || undefined : isId(value) ? Number(value) : undefined;

/** What of a screen's subject fills another operation than its query: what one of another API cannot go without. */
export const neededBy = (id: OperationId, subject: SubjectFields): SubjectFields =>
  Object.fromEntries(Object.entries(subject).filter(([name]) => Object.hasOwn(needsOf(id), name)));
