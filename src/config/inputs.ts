import type { Body, BodyQueryId, CommandId, Data } from '../api/types.ts';

/** The commands with a JSON body. */
export type FormCommand = { [Id in CommandId]: Body<Id> extends undefined ? never : Id }[CommandId];

/** What the transport fills in. */
type FilledIn = 'session_token' | 'investor_id';

type PathIn<Of> = {
  [Name in keyof Of & string]-?: NonNullable<Of[Name]> extends readonly (infer Item)[]
    ? Item extends object
      ? `${Name}.${number}.${PathIn<Item>}`
      : never
    : NonNullable<Of[Name]> extends object
      ? `${Name}.${PathIn<NonNullable<Of[Name]>>}`
      : Name;
}[keyof Of & string];

type At<Of, Path extends string> = Path extends `${infer Name}.${infer Rest}`
  ? Of extends readonly (infer Item)[]
    ? At<Item, Rest>
    : Name extends keyof Of
      ? At<NonNullable<Of[Name]>, Rest>
      : never
  : Path extends keyof Of
    ? NonNullable<Of[Path]>
    : never;

/** Whether a body may go without what is at a name: it, or an object that it is in, may be missing or null. */
type MayLack<Of, Path extends string> = Path extends `${infer Name}.${infer Rest}`
  ? Of extends readonly (infer Item)[]
    ? MayLack<Item, Rest>
    : Name extends keyof Of
      ? undefined extends Of[Name]
        ? true
        : MayLack<NonNullable<Of[Name]>, Rest>
      : never
  : Path extends keyof Of
    ? null extends Of[Path]
      ? true
      : undefined extends Of[Path]
        ? true
        : false
    : never;

type Given<Command extends FormCommand> = Omit<Body<Command>, FilledIn>;

/** The fields of a command's body; those of an object in it with dots: `request.amount`, `phones.0.number`. */
export type InputOf<Command extends FormCommand> = PathIn<Given<Command>>;

/** What one of them holds. */
export type InputValue<Command extends FormCommand, Name extends string> = At<Given<Command>, Name>;

/** Whether the description lets it be left out. */
export type IsOptional<Command extends FormCommand, Name extends string> = MayLack<Given<Command>, Name>;

/** The commands whose answer begins a session. */
export type AnswersWithSession<Command extends FormCommand> = 'session_token' extends keyof NonNullable<Data<Command>>
  ? true
  : false;

/** The lists of plain texts in a query's data. */
export type TextListOf<Query extends BodyQueryId> = {
  [Name in keyof Data<Query> & string]-?: NonNullable<Data<Query>[Name]> extends readonly string[] ? Name : never;
}[keyof Data<Query> & string];

/** The texts of a command's answer. */
export type ReceiptField<Command extends FormCommand> = {
  [Name in keyof Data<Command> & string]-?: Data<Command>[Name] extends string ? Name : never;
}[keyof Data<Command> & string];
