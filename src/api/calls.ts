import type { commands } from '../../generated/commands.ts';
import type { queries } from '../../generated/queries.ts';
import { visitorCalls } from '../../generated/visitorCalls.ts';

/** The query options and the calls of each operation, by its id: at first those of visitors, as with `operationFacts`. */
export const calls = {
  queries: { ...visitorCalls.queries } as unknown as typeof queries,
  commands: { ...visitorCalls.commands } as unknown as typeof commands,
};
