import { isId } from './isId.ts';
import { type OperationId, operationFacts } from './operationFacts.ts';
import { wireOf } from './wire.ts';

/** The fields that identify the subject of a screen. */
export type SubjectFields = Readonly<Record<string, number | string>>;

/** The fields that an operation of another API requires. */
const needsOf = (id: OperationId) => wireOf(operationFacts[id])?.needs ?? {};

/** Whether another API takes a field as a text; ids of the portal's own are numbers. */
export const takesText = (id: OperationId, field: string): boolean => needsOf(id)[field] === 'text';

/** A route parameter as the value of a body's field; undefined if it is not a valid id. */
export const fieldOfRoute = (value = '', isText = false): number | string | undefined =>
  isText ? value || undefined : isId(value) ? Number(value) : undefined;

/** The fields of a screen's subject that other operations on the screen need: those that another API requires. */
export const neededBy = (id: OperationId, subject: SubjectFields): SubjectFields =>
  Object.fromEntries(Object.entries(subject).filter(([name]) => Object.hasOwn(needsOf(id), name)));
