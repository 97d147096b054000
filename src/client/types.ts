import type { operations as facts } from '../../generated/operations.ts';
import type { components, operations } from '../../generated/schema.ts';

/** The body of an operation without the session token, which the transport fills in; undefined if there is none. */
export type Body<Id extends keyof operations> = operations[Id] extends { requestBody: { content: infer Content } }
  ? Omit<Content[keyof Content], 'session_token'>
  : undefined;

/** A schema of the description, such as an enumeration. */
export type SchemaOf<Name extends keyof components['schemas']> = components['schemas'][Name];

type OfKind<Kind> = {
  [Id in keyof typeof facts]: (typeof facts)[Id]['kind'] extends Kind ? Id : never;
}[keyof typeof facts];
/** The operations that read data. */
export type QueryId = OfKind<'query'>;
/** The arguments of a query: its body and its path parameters; for a union of ids, those of any of them. */
export type QueryArguments<Id extends QueryId> = {
  [One in Id]: operations[One] extends { parameters: { path: infer Path extends object } }
    ? [body: Body<One>, path: Path]
    : Body<One> extends undefined
      ? []
      : [body: Body<One>];
}[Id];
/** The queries that take only a body. */
export type BodyQueryId = { [Id in QueryId]: QueryArguments<Id> extends [unknown] ? Id : never }[QueryId];
/** The queries whose answers the description allows to persist in the browser's storage. */
export type PersistableId = { [Id in QueryId]: (typeof facts)[Id]['persist'] extends true ? Id : never }[QueryId];
/** The operations that change something. */
export type CommandId = OfKind<'command'>;

/** The `data` in an operation's envelope. */
export type Data<Id extends QueryId | CommandId> = operations[Id] extends {
  responses: { 200: { content: { 'application/json': { data: infer Content } } } };
}
  ? Content
  : undefined;

/** The argument of a command; it contains a file if the command is an upload. */
export type Input<Id extends CommandId> = Body<Id>;

/** The queries that answer with a file. */
export type FileQueryId = { [Id in QueryId]: Data<Id> extends undefined ? Id : never }[QueryId];
