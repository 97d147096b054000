import type { BodyQueryId } from '../../api/types.ts';
import type { Autocomplete } from '../autocomplete.ts';
import type { FieldOf, FormCommand, ListOf, ObjectOf, PartFlag, RowOf } from '../fields.ts';
import type { InputOf, ReceiptField, TextListOf } from '../inputs.ts';
import type { FormAbout } from './about.ts';
import type { FieldSpec, SuccessOf } from './formSpec.ts';

/**
 * How a field is entered. `new-password` is one that is being chosen, `checkbox` a yes or no, `money` an amount, `digits`
 * a number that is a name, such as a bank account's: never filled in by the browser, and without its blanks and hyphens.
 */
export type InputKind =
  | 'text'
  | 'email'
  | 'tel'
  | 'digits'
  | 'password'
  | 'new-password'
  | 'number'
  | 'money'
  | 'date'
  | 'select'
  | 'radio'
  | 'textarea'
  | 'checkbox';

/** What to choose from, out of a query's answer: texts, or rows of which one field is sent and one is shown. */
export type OptionsFrom =
  | { query: BodyQueryId; list: string }
  | { query: BodyQueryId; rows: string; value: string; label: string };

/** A value to choose where the description leaves them open, and what it is called. */
export interface Choice {
  value: string;
  label: string;
}

export interface FormField {
  /** With dots where the body has objects: `request.amount`. */
  field: string;
  label: string;
  input: InputKind;
  hint?: string;
  autocomplete?: Autocomplete;
  /** Said where the description lets the field be left out: whether this form does, too. */
  required?: boolean;
  /** Another field of this form that it has to be equal to. */
  same?: string;
  /** Has to be filled in where another field of this form has this value. */
  neededFor?: { field: string; value: string };
  /** What to say of a value that has not the expected form, such as 'Please enter five digits.' */
  mismatch?: string;
  /** What to say of a password that the server does not accept (401, 'Invalid credentials'). */
  wrong?: string;
  /** To choose from: some values of the body's enumeration, values of one's own, or what a query answers. */
  values?: readonly string[];
  choices?: readonly Choice[];
  options?: OptionsFrom;
  initial?: string | number;
  /** One of its values may stand in the address, as the parameter `<section>-<field>`. */
  fromAddress?: true;
}

/** What the portal itself knows and fills in; `app/` says where it comes from. `page` is the one somebody came from. */
export type Supply = 'reset-token' | 'page';

/** What is filled in, and what stands in the form's place where the portal does not have it. */
export type Supplied = { from: 'reset-token'; missing: string } | { from: 'page'; missing?: never };

/** What is shown in the form's place after it was sent, until another one is begun. */
export interface Receipt {
  title: string;
  /** What the answer files it under. */
  reference: { field: string; label: string };
  /** The button that begins another one. */
  again: string;
}

/** What happens after the server has done what was asked; `app/` knows how. `toast` alone shows the server's message. */
export type Effect<Path extends string = string> =
  | 'sign-in'
  | 'sign-out'
  | 'refresh'
  | 'toast'
  | 'neutral-toast'
  | { toast: string }
  | { goTo: Path };

/** Where a form's values come from before somebody changes them. */
export interface FormSource {
  query: BodyQueryId;
  /** The object of the answer that has the fields, by the body's names; without it the answer itself. */
  object?: string;
  /** The answer's list of the fields that may be changed; the others are not shown. */
  editable?: string;
  /** Sends the fields that were changed and no others. */
  onlyChanged?: boolean;
}

/** A question at the head of a form: each answer has fields that the others do not have. */
export interface FormVariants<Field extends string = string> {
  label: string;
  options: readonly { label: string; fields: readonly Field[] }[];
}

/** A command's body as a form; its rules are those of the description, and what is said here. */
export interface FormSection<Path extends string = string> {
  kind: 'form';
  id: string;
  title: string;
  /** Drawn and asked for only where this part is on for the investor. */
  part?: PartFlag;
  /** A sentence under the title. */
  intro?: string;
  command: FormCommand;
  from?: FormSource;
  fields: readonly FormField[];
  variants?: FormVariants;
  /** Side by side where there is room. */
  columns?: 2;
  /** Fields of the body that nobody types. */
  supply?: Readonly<Record<string, Supplied>>;
  /** What the form may be about: ids that come in the address, as the parameters `<section>-<field>`. */
  about?: readonly FormAbout[];
  receipt?: Receipt;
  submit: string;
  success: readonly Effect<Path>[];
  /** `neutral`: the server's message is a notice, whether it did what was asked or not. */
  failure?: 'neutral';
  /** How long a refusal stays, in seconds; 5 where nothing is said. */
  failureSeconds?: number;
  /** May be left half filled in without being asked. */
  leaveFreely?: boolean;
  /** Ways to other screens, below the form. */
  links?: readonly { label: string; to: Path }[];
}

/** A form. The command decides which fields there are, their types how they can be entered. */
export function form<
  Command extends FormCommand,
  const Id extends string,
  const Path extends string = never,
  Query extends BodyQueryId = never,
>(spec: {
  id: Id;
  title: string;
  part?: PartFlag;
  intro?: string;
  command: Command;
  from?: { query: Query; object?: ObjectOf<Query>; editable?: TextListOf<Query>; onlyChanged?: boolean };
  fields: readonly FieldSpec<NoInfer<Command>>[];
  variants?: FormVariants<InputOf<NoInfer<Command>>>;
  columns?: 2;
  supply?: { [Name in InputOf<NoInfer<Command>>]?: Supplied };
  about?: readonly FormAbout<InputOf<NoInfer<Command>>>[];
  receipt?: { title: string; reference: { field: ReceiptField<NoInfer<Command>>; label: string }; again: string };
  submit: string;
  success: SuccessOf<NoInfer<Command>, Path>;
  failure?: 'neutral';
  failureSeconds?: number;
  leaveFreely?: boolean;
  links?: readonly { label: string; to: Path }[];
}): FormSection<NoInfer<Path>> & { id: Id; command: Command } {
  // Fields and effects have been held against the command; what follows goes by their names.
  return { kind: 'form', ...(spec as object) } as FormSection<Path> & { id: Id; command: Command };
}

/** What a select offers, out of a query's answer: the rows of a list, or a list of texts. */
export function options<
  Query extends BodyQueryId,
  List extends ListOf<Query> = never,
  Texts extends TextListOf<Query> = never,
>(
  spec:
    | { query: Query; list: Texts }
    | { query: Query; rows: List; value: FieldOf<RowOf<Query, List>>; label: FieldOf<RowOf<Query, List>> },
): OptionsFrom {
  return spec;
}
