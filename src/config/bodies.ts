import type { Body, CommandId, Data } from '../client/types.ts';

/** The commands with a JSON body. */
export type FormCommand = { [Id in CommandId]: Body<Id> extends undefined ? never : Id }[CommandId];

/** The fields of a body that the transport fills in. */
export type Transported = 'session_token' | 'investor_id';

type PathIn<Of> = {
  [Name in keyof Of & string]-?: NonNullable<Of[Name]> extends readonly (infer Item)[]
    ? Item extends object
      ? `${Name}.${number}.${PathIn<Item>}`
      : never
    : NonNullable<Of[Name]> extends object
      ? `${Name}.${PathIn<NonNullable<Of[Name]>>}`
      : Name;
}[keyof Of & string];

/** Whether the field at a path, or an object that contains it, may be missing or null. */
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

type Given<Command extends FormCommand> = Omit<Body<Command>, Transported>;

/** The field paths of a command's body; nested fields use dots: `request.amount`, `phones.0.number`. */
export type InputOf<Command extends FormCommand> = PathIn<Given<Command>>;

/** Whether the description lets a field of the body be left out. */
export type IsOptional<Command extends FormCommand, Name extends string> = MayLack<Given<Command>, Name>;

/** The commands whose response starts a session. */
export type AnswersWithSession<Command extends FormCommand> = 'session_token' extends keyof NonNullable<Data<Command>>
  ? true
  : false;
