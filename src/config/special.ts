import type { Data } from '../client/types.ts';
import type { FormKind, valueForms } from '../values/valueForms.ts';
import type { Autocomplete } from './autocomplete.ts';
import type { AnswersWithSession, FormCommand, InputOf, IsOptional, Transported } from './bodies.ts';
import type { Context, IfPaged } from './context.ts';
import type { BodyOf, EnumeratedIn, FieldIn, FormatOf, Reading, ValueOf } from './described.ts';
import type { Taken } from './filter.ts';
import type { Choice, Effect, optionsFrom, Supplied } from './formParts.ts';
import type { inputs } from './inputs.ts';
import type { Loose, Names } from './loose.ts';

/**
 * The types of `special` declarations, which no word of the vocabulary can express, by name. `Offered` are the options
 * that a filter may take from the response (`offered`).
 */
export interface Special<C extends Context, Offered> {
  filter: IfPaged<
    C,
    FilterOf<OneOf<BodyOf<C['query']>>> | OfferedFilter<Single<OneOf<BodyOf<C['query']>>>, Offered>,
    FilterOf<C['of']>
  >;
  sum: `${FieldIn<C['of'], Reading<'money'>>}`;
  when: WhenOf<C['of']>;
  params: { [Name in Exclude<keyof BodyOf<C['query']>, Transported> & string]: string };
  formField: C['command'] extends FormCommand ? FieldSpec<C['command']> : never;
  supply: { [Name in C['input']]?: Supplied };
  effects: SuccessOf<C['command'] & FormCommand, C['path']>;
  where: FixedValues<BodyOf<C['own']>, Fixed<BodyOf<C['own']>> | Nested<BodyOf<C['own']>>>;
}

/** The fields of an object with a single text or number that nothing else fills in. */
type Single<Of> = {
  [Name in Exclude<keyof Of & string, Taken>]: Of[Name] extends { type: 'string' | 'number' } ? Name : never;
}[Exclude<keyof Of & string, Taken>];

/** The fields of an object that are true or false. */
type Flag<Of> = { [Name in keyof Of & string]: Of[Name] extends { type: 'boolean' } ? Name : never }[keyof Of & string];

/** The fields of an object that are lists of texts or numbers. */
type Several<Of> = {
  [Name in keyof Of & string]: Of[Name] extends { items: { type: 'string' | 'number' } } ? Name : never;
}[keyof Of & string];

/** The fields of a body that a filter fills, of which a list takes one of its values. */
type OneOf<Of> = { [Name in keyof Of]: Of[Name] extends { items: infer Item } ? Item : Of[Name] };

/** The fields with a single value, a flag or a list of values, and the days of a range. */
type Fixed<Of> = Single<Of> | Flag<Of> | Several<Of> | Extract<keyof Of, 'start_date' | 'end_date'>;

/** The fields of an object that are objects themselves. */
type Nested<Of> = { [Name in keyof Of]: Of[Name] extends { fields: unknown } ? Name : never }[keyof Of];

type FixedValues<Of, Name extends keyof Of> = { readonly [One in Name]?: ValueType<Of[One]> };

type ValueType<Field> = Field extends { items: infer Item }
  ? readonly ValueType<Item>[]
  : Field extends { fields: infer Inner }
    ? FixedValues<Inner, Fixed<Inner>>
    : Field extends { type: 'boolean' }
      ? boolean
      : Field extends { type: 'number' }
        ? 'flag' extends FormatOf<Field>
          ? 0 | 1
          : number
        : [ValueOf<Field>] extends [never]
          ? string
          : ValueOf<Field>;

/** The fields of an object that have a fixed set of values to filter by. */
type Filterable<Of> = Exclude<EnumeratedIn<Of>, Taken>;

type FilterOf<Of> =
  | Filterable<Of>
  | {
      [Name in Filterable<Of>]: { field: Name; label?: string; values?: readonly ValueOf<Of[Name & keyof Of]>[] };
    }[Filterable<Of>]
  | {
      [Name in Single<Of> | Flag<Of>]: {
        field: Name;
        label?: string;
        choices: readonly { value: ValueType<Of[Name]>; label: string }[];
      };
    }[Single<Of> | Flag<Of>];

interface OfferedFilter<Name, Offered> {
  field: Name;
  label?: string;
  options: Offered;
}

/** An enumerated field with the one value for which the link is shown, and a text for every other value. */
type WhenOf<Of> = {
  [Name in EnumeratedIn<Of>]: {
    [Is in ValueOf<Of[Name & keyof Of]>]: {
      field: Name;
      is: Is;
      otherwise: Record<Exclude<ValueOf<Of[Name & keyof Of]>, Is>, { text: string }>;
    };
  }[ValueOf<Of[Name & keyof Of]>];
}[EnumeratedIn<Of>];

/** The field at a path of a body. */
type BodyField<Of, Path> = Path extends `${infer Name}.${infer Rest}`
  ? Name extends keyof Of
    ? Of[Name] extends { fields: infer Inner }
      ? BodyField<Inner, Rest>
      : Of[Name] extends { rows: infer Row }
        ? Rest extends `${number}.${infer Inner}`
          ? BodyField<Row, Inner>
          : never
        : never
    : never
  : Path extends keyof Of
    ? Of[Path]
    : never;

/** The name that `inputs` has for a field's type. */
type Sort<Field> =
  'flag' extends FormatOf<Field>
    ? 'flag'
    : FormatOf<Field> extends FormKind
      ? (typeof valueForms)[FormatOf<Field>]['input']
      : Field extends { type: 'number' }
        ? 'money' extends FormatOf<Field>
          ? 'money'
          : 'number'
        : [ValueOf<Field>] extends [never]
          ? 'date' extends FormatOf<Field>
            ? 'date'
            : 'text'
          : 'choice';

/** The options of each way to enter a field, by the names in `inputs`. */
interface InputOptions<Field, Command extends FormCommand> {
  autocomplete: Autocomplete;
  choices: readonly Choice[];
  fromAddress: true;
  initial: ValueType<Field>;
  options: Loose<typeof optionsFrom, Names<string, string, string, number, InputOf<Command>>>;
  values: readonly ValueOf<Field>[];
  wrong: string;
}

type NamedOptions<Way, Key extends string, Options> =
  Way extends Record<Key, readonly (infer Name extends keyof Options)[]> ? { [_ in Name]: Options[_] } : unknown;

type OneWay<Way, Options> = Way extends unknown
  ? NamedOptions<Way, 'must', Options> & Partial<NamedOptions<Way, 'may', Options>>
  : never;

type InputFor<Field, Command extends FormCommand, Ways = (typeof inputs)[Sort<Field>]> = {
  [Input in keyof Ways]: { input: Input } & (Ways[Input] extends readonly (infer Way)[]
    ? OneWay<Way, InputOptions<Field, Command>>
    : never);
}[keyof Ways];

/**
 * `required` is for fields that the description leaves optional. It may be left out if every choice that has the field
 * requires it.
 */
type Requirement<Optional, Field> = Optional extends true
  ? 'flag' extends FormatOf<Field>
    ? { required?: never }
    : Field extends { shownFor: { required: true } }
      ? { required?: boolean }
      : { required: boolean }
  : { required?: never };

/** An enumerated field of the body, and some of its values. */
type ShownFor<Command extends FormCommand, Name extends string = InputOf<Command>> = Name extends string
  ? [ValueOf<BodyField<BodyOf<Command>, Name>>] extends [never]
    ? never
    : { field: Name; values: readonly ValueOf<BodyField<BodyOf<Command>, Name>>[] }
  : never;

/** A field of a command's body, one union member for each. */
type FieldSpec<Command extends FormCommand, Name extends string = InputOf<Command>> = Name extends string
  ? {
      field: Name;
      label: string;
      hint?: string;
      same?: InputOf<Command>;
      missing?: string;
      mismatch?: string;
      shownFor?: ShownFor<Command>;
      replacedBy?: InputOf<Command>;
      notAbout?: readonly InputOf<Command>[];
    } & InputFor<BodyField<BodyOf<Command>, Name>, Command> &
      Requirement<IsOptional<Command, Name>, BodyField<BodyOf<Command>, Name>>
  : never;

/**
 * What happens after a command. Only a response with a session can start one; a command that returns nothing but a
 * session must start with that, since the other effects depend on it.
 */
type SuccessOf<Command extends FormCommand, Path extends string> = readonly (
  | Exclude<Effect<Path>, 'sign-in'>
  | (AnswersWithSession<Command> extends true ? 'sign-in' : never)
)[] &
  (Data<Command> extends { session_token: string } ? readonly ['sign-in', ...unknown[]] : unknown);
