import type { commands } from '../../generated/commands.ts';
import type { operations as facts } from '../../generated/operations.ts';
import type { queries } from '../../generated/queries.ts';
import type { operations } from '../../generated/schema.ts';

/** The body of an operation, less the session token, which the transport fills in; undefined where it has none. */
export type Body<Id extends keyof operations> = operations[Id] extends { requestBody: { content: infer Content } }
  ? Omit<Content[keyof Content], 'session_token'>
  : undefined;

/** The operations that read. */
export type QueryId = keyof typeof queries;
/** What a query is asked with: its body, and the ids of its path; for several ids what one of them is. */
export type QueryArguments<Id extends QueryId> = {
  [One in Id]: operations[One] extends { parameters: { path: infer Path } }
    ? [body: Body<One>, path: Path]
    : Body<One> extends undefined
      ? []
      : [body: Body<One>];
}[Id];
/** Those of them that take a body and nothing else. */
export type BodyQueryId = { [Id in QueryId]: QueryArguments<Id> extends [unknown] ? Id : never }[QueryId];
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
