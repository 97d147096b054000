import type { commands } from '../../generated/commands.ts';
import type { queries } from '../../generated/queries.ts';
import { visitorCalls } from '../../generated/visitorCalls.ts';

/** The query options and calls of each operation, by its id. Starts with those for visitors, like `operationFacts`. */
export const calls = {
  queries: { ...visitorCalls.queries } as unknown as typeof queries,
  commands: { ...visitorCalls.commands } as unknown as typeof commands,
};
