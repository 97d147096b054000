import type { Data } from '../../api/types.ts';
import type { Autocomplete } from '../autocomplete.ts';
import type { FormCommand } from '../fields.ts';
import type { AnswersWithSession, InputOf, InputValue, IsOptional } from '../inputs.ts';
import type { Choice, Effect, OptionsFrom } from './form.ts';

type TextInput =
  | { input: 'text' | 'email' | 'tel'; autocomplete: Autocomplete; initial?: string }
  | { input: 'textarea'; initial?: string }
  | { input: 'digits' | 'new-password' }
  | { input: 'password'; wrong?: string }
  | { input: 'select'; choices: readonly Choice[]; initial?: string }
  | { input: 'select'; options: OptionsFrom };

type NumberInput<Name> =
  | { input: Name extends `${string}amount` ? 'money' : 'number'; initial?: number }
  | { input: 'select'; options: OptionsFrom };

/** The ways to enter a value of this type. */
type InputFor<Name, Value> = [Value] extends [0 | 1]
  ? { input: 'checkbox'; initial?: 0 | 1 }
  : [Value] extends [number]
    ? NumberInput<Name>
    : string extends Value
      ? Name extends `${string}_date`
        ? { input: 'date'; initial?: string }
        : TextInput
      : { input: 'select' | 'radio'; values: readonly Value[]; initial?: Value; fromAddress?: true };

/** Whether it has to be filled in is said where the description leaves it open, and only there. */
type Requirement<Optional, Value> = Optional extends true
  ? [Value] extends [0 | 1]
    ? { required?: never }
    : { required: boolean }
  : { required?: never };

/** A field of the body that has a few values, and one of them. */
type NeededFor<Command extends FormCommand, Name extends string = InputOf<Command>> = Name extends string
  ? InputValue<Command, Name> extends infer Value extends string
    ? string extends Value
      ? never
      : { field: Name; value: Value }
    : never
  : never;

/** A field of a command's body, one member of the union for each. */
export type FieldSpec<Command extends FormCommand, Name extends string = InputOf<Command>> = Name extends string
  ? {
      field: Name;
      label: string;
      hint?: string;
      same?: InputOf<Command>;
      mismatch?: string;
      neededFor?: NeededFor<Command>;
    } & InputFor<Name, InputValue<Command, Name>> &
      Requirement<IsOptional<Command, Name>, InputValue<Command, Name>>
  : never;

/** What may happen after a command: a session begins only with an answer that has one. */
type EffectOf<Command extends FormCommand, Path extends string> =
  AnswersWithSession<Command> extends true ? Effect<Path> : Exclude<Effect<Path>, 'sign-in'>;

/** Everything that happens. A command that answers nothing but sessions begins with that: the rest depends on it. */
export type SuccessOf<Command extends FormCommand, Path extends string> =
  Data<Command> extends { session_token: string }
    ? readonly ['sign-in', ...EffectOf<Command, Path>[]]
    : readonly EffectOf<Command, Path>[];
