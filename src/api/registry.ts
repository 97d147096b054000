import type { commands } from '../../generated/commands.ts';
import type { operations } from '../../generated/operations.ts';
import type { queries } from '../../generated/queries.ts';
import { visitors } from '../../generated/visitors.ts';

interface Registry {
  operations: typeof operations;
  queries: typeof queries;
  commands: typeof commands;
}

/**
 * What is generated for each operation, by its id. Visitors load that of the operations that go without a session; the
 * signed-in part adds all of them (`signedInOperations.ts`) before it asks for anything, which the type goes by.
 */
export const registry = { ...visitors } as unknown as Registry;

export function addOperations(all: Registry): void {
  Object.assign(registry, all);
}
