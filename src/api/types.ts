import type { commands } from '../../generated/commands.ts';
import type { operations as facts } from '../../generated/operations.ts';
import type { Body, queries } from '../../generated/queries.ts';
import type { operations } from '../../generated/schema.ts';

export type { Body };

/** The operations that read. */
export type QueryId = keyof typeof queries;
/** Those of them that take a body and nothing else. */
export type BodyQueryId = {
  [Id in QueryId]: Parameters<(typeof queries)[Id]> extends [unknown] ? Id : never;
}[QueryId];
/** Those whose answers the description lets be kept in the browser's storage. */
export type PersistableId = { [Id in QueryId]: (typeof facts)[Id]['persist'] extends true ? Id : never }[QueryId];
/** The operations that do something. */
export type CommandId = keyof typeof commands;

/** What is in an operation's envelope under `data`. */
export type Data<Id extends QueryId | CommandId> = operations[Id] extends {
  responses: { 200: { content: { 'application/json': { data: infer Content } } } };
}
  ? Content
  : undefined;

/** What a command is called with, a file in it where it is an upload. */
export type Input<Id extends CommandId> = Parameters<(typeof commands)[Id]>[0];

/** The queries that answer a file. */
export type FileQueryId = { [Id in QueryId]: Data<Id> extends undefined ? Id : never }[QueryId];
