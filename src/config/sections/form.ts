import type { FormCommand, InputOf, PartFlag } from '../fields.ts';

/** How a field is entered. `new-password` is one that is being chosen. */
export type InputKind = 'text' | 'email' | 'password' | 'new-password' | 'tel';

export interface FormField {
  field: string;
  label: string;
  input: InputKind;
  /** The browser's and password managers' word for it (HTML, autofill). */
  autocomplete: string;
  hint?: string;
}

/** What happens after the server has done what was asked; `app/` knows how. */
export type Effect<Path extends string = string> = 'sign-in' | 'refresh' | 'toast' | { goTo: Path };

/** A command's body as a form; its rules are those of the description. */
export interface FormSection<Path extends string = string> {
  kind: 'form';
  id: string;
  title: string;
  /** Drawn and asked for only where this part is on for the investor. */
  part?: PartFlag;
  /** A sentence under the title. */
  intro?: string;
  command: FormCommand;
  fields: readonly FormField[];
  submit: string;
  success: readonly Effect<Path>[];
  /** How long a refusal stays, in seconds; 5 where nothing is said. */
  failureSeconds?: number;
  /** Ways to other screens, below the form. */
  links?: readonly { label: string; to: Path }[];
}

interface FieldSpec<Command extends FormCommand> extends Omit<FormField, 'field'> {
  field: InputOf<Command>;
}

/** A form. The command decides which fields there are. */
export function form<Command extends FormCommand, const Id extends string, const Path extends string = never>(spec: {
  id: Id;
  title: string;
  part?: PartFlag;
  intro?: string;
  command: Command;
  fields: readonly FieldSpec<Command>[];
  submit: string;
  success: readonly Effect<Path>[];
  failureSeconds?: number;
  links?: readonly { label: string; to: Path }[];
}): FormSection<NoInfer<Path>> & { id: Id } {
  return { kind: 'form', ...spec };
}
