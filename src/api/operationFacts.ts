import type { operations } from '../../generated/operations.ts';
import { visitorOperations } from '../../generated/visitorOperations.ts';

/**
 * What the description says of each operation, by its id. Visitors load that of the operations that go without a session;
 * the signed-in part adds the others (`signedInOperations.ts`) before it asks for anything, which the type goes by.
 */
export const operationFacts = { ...visitorOperations } as unknown as typeof operations;
