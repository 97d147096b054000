import type { operations } from '../../generated/operations.ts';
import { visitorOperations } from '../../generated/visitorOperations.ts';

export type OperationId = keyof typeof operations;
/** What the description says about one operation. */
export type Facts = (typeof operations)[OperationId];

/**
 * What the description says about each operation, by its id. Visitors load only the operations that need no session,
 * and the first one with a session. The signed-in bundle adds the others (`signedInOperations.ts`) before its first
 * request; the type relies on that.
 */
export const operationFacts = { ...visitorOperations } as unknown as typeof operations;

/** Whether the signed-in bundle has loaded, which sends its own queries. */
export const signedInCode = { isLoaded: false };
