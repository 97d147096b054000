import type { commands } from '../../generated/commands.ts';
import type { Body, queries } from '../../generated/queries.ts';
import type { operations } from '../../generated/schema.ts';

export type { Body };

/** The operations that read. */
export type QueryId = keyof typeof queries;
/** The operations that do something. */
export type CommandId = keyof typeof commands;

/** What is in an operation's envelope under `data`. */
export type Data<Id extends QueryId | CommandId> = operations[Id] extends {
  responses: { 200: { content: { 'application/json': { data: infer Content } } } };
}
  ? Content
  : undefined;
