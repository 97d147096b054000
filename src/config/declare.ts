import type { CommandId } from '../client/types.ts';
import type { FormatKind } from '../values/formats.ts';

/**
 * The vocabulary that the config is declared in. Each word is plain data with three readers: the compiler derives from
 * it what an operator may write (`narrowed.ts`) and what renderers read (`loose.ts`), the check validates configs with
 * it (`shapeOf.ts` and `namesIn.ts`), and other tools get a JSON Schema (`jsonSchema.ts`).
 */
export interface Declared {
  readonly is: string;
}

/** The options of an object, by key. */
export type Options = Readonly<Record<string, Declared>>;

/** A technical text that is never shown, such as a URL parameter. */
export const text = { is: 'text' } as const;

/** A text shown to users; it is translated. */
export const prose = { is: 'prose' } as const;

/** The label of a field; defaults to the field's `title` in the description. */
export const titled = { is: 'titled' } as const;

/** True or false. */
export const flag = { is: 'flag' } as const;
/** A number. */
export const number = { is: 'number' } as const;

/** A whole number from 1 to `most`. */
export const whole = (most?: number) => ({ is: 'whole', most }) as const;

/** One of a fixed set of values. */
export const word = <const Value extends string | number | true>(...values: readonly Value[]) =>
  ({ is: 'word', values }) as const;

/** A text in a certain form; `says` completes the sentence "it …" in the error message. */
export const written = (matches: RegExp | ((value: string) => boolean), says: string) =>
  ({ is: 'written', matches, says }) as const;

/** The section's anchor on the page and the prefix of its URL parameters. */
export const id = { is: 'id' } as const;

/** A feature of the portal that can be off for an investor. */
export const feature = { is: 'feature' } as const;

/** A route of this config without parameters. */
export const route = { is: 'route' } as const;

/** A route of this config with exactly one parameter, which is filled with a number of the row. */
export const rowRoute = { is: 'rowRoute' } as const;

/** The name of one of the config's `periods`. */
export const period = { is: 'period' } as const;

/** The name of one of the config's `ranges`. */
export const range = { is: 'range' } as const;

/** One of the config's `pageSizes`. */
export const pageSize = { is: 'pageSize' } as const;

/** The groups of queries that a declaration can be limited to. */
export type Which = 'any' | 'listed' | 'paged' | 'timed' | 'body';

/** A query; the options after it refer to its response. */
export const query = <const In extends Which = 'any'>(which?: In) =>
  ({ is: 'query', which }) as { readonly is: 'query'; readonly which: In };

/** A command; the options after it refer to its body. */
export const command = { is: 'command', having: [] } as const;

/** A query that returns the files between two dates in parts; only if the rows can be limited to a range. */
export const download = { is: 'download' } as const;

/** A query of another API that answers one file. */
export const file = { is: 'file' } as const;

/** A query whose response the description allows to be kept in the browser's storage. */
export const persisted = { is: 'persisted' } as const;

/** A list of the response; the options after it refer to a row. */
export const list = () => ({ is: 'list' }) as const;

/** A list of plain texts or numbers in the response. */
export const plainList = { is: 'plainList' } as const;

/** A list of plain texts at the top level of the response. */
export const textList = { is: 'textList' } as const;

/** An object in the response; the options after it refer to its fields. */
export const object = { is: 'object' } as const;

/** A field that can be shown, limited to these formats if any are given. */
export const field = <const Format extends FormatKind = FormatKind>(...formats: readonly Format[]) =>
  ({ is: 'field', formats }) as const;

/** A field that identifies a row. */
export const key = { is: 'key' } as const;

/** A field that holds free text or a list of texts. */
export const words = { is: 'words' } as const;

/** A field that holds values by name, such as the boxes of a tax slip, in one of these formats. */
export const entries = <const Format extends FormatKind>(...formats: readonly Format[]) =>
  ({ is: 'entries', formats }) as const;

/** A field that is an object with these fields. */
export const objectWith = <const Name extends string>(...having: readonly Name[]) =>
  ({ is: 'objectWith', having }) as const;

/** A text of the response; nested fields use dots. */
export const textPath = { is: 'textPath' } as const;

/** A field in the body of the section's query. */
export const bodyField = { is: 'bodyField' } as const;

/** A field of the command's body; nested fields use dots. */
export const input = { is: 'input' } as const;

/** A value that this command's body allows for a field. */
export const inputValue = <const Command extends CommandId, const Name extends string>(command: Command, name: Name) =>
  ({ is: 'inputValue', command, name }) as const;

/** A field that the rows can be sorted by. */
export const order = { is: 'order' } as const;

/** A field of the response that has the same format as the field this option belongs to. */
export const sameFormat = { is: 'sameFormat' } as const;

/**
 * A field and a matching format, limited to these formats if any are given, together with more options. The format
 * defaults to the field's usual one; if no other option is needed, the field's name alone is enough.
 */
export const shown = <
  const More extends Options = Record<never, never>,
  const Key extends string = 'field',
  const Format extends FormatKind = FormatKind,
>(
  more?: More,
  { as, formats }: { as?: Key; formats?: readonly Format[] } = {},
) =>
  ({ is: 'shown', more: more ?? {}, as: as ?? 'field', formats: formats ?? [] }) as {
    readonly is: 'shown';
    readonly more: More;
    readonly as: Key;
    readonly formats: readonly Format[];
  };

/** A field with a fixed set of values, and one of those values under the key `as`. */
export const valued = <const Key extends string, const More extends Options>(as: Key, more: More) =>
  ({ is: 'valued', as, more }) as const;

/** Allowed only for a field that can be shown in one of these formats or, with `says`, for one that is shown in it. */
export const fitting = <const Of extends Declared, const Format extends FormatKind>(
  of: Of,
  formats: readonly Format[],
  says?: string,
) => ({ is: 'fitting', of, formats, says }) as const;

/** Allowed only for a field that the rows can be sorted by. */
export const ifSortable = <const Of extends Declared>(of: Of) => ({ is: 'ifSortable', of }) as const;

/** Allowed only if the query's body has this field; on `pages`, also of whole lists without it. */
export const ifInBody = <const Of extends Declared, const Name extends string, const On extends 'any' | 'pages'>(
  of: Of,
  name: Name,
  on: On,
  says: string,
) => ({ is: 'ifInBody', of, name, on, says }) as const;

/** Allowed only if the rows have these fields. */
export const ifInRow = <const Of extends Declared, const Name extends string>(
  of: Of,
  names: readonly Name[],
  says?: string,
) => ({ is: 'ifInRow', of, names, says }) as const;

/** Allowed only for whole lists, not for lists that the server pages. */
export const ifWhole = <const Of extends Declared>(of: Of, says: string) => ({ is: 'ifWhole', of, says }) as const;

/** An option with a default, unless what the default depends on is unknown. */
export const defaulted = <const Of extends Declared>(of: Of) => ({ is: 'defaulted', of }) as const;

export const optional = <const Of extends Declared>(of: Of) => ({ is: 'optional', of }) as const;
/** An option of the portal that may be left out, which means this value; a section uses `optional`. */
export const preset = <const Of extends Declared>(of: Of, value: unknown) => ({ is: 'preset', of, value }) as const;

/** A list of at least `least` entries. */
export const many = <const Of extends Declared>(of: Of, least: 0 | 1 | 2 = 1) => ({ is: 'many', of, least }) as const;
/** A list of at least one entry; the compiler enforces this as well. */
export const nonEmpty = <const Of extends Declared>(of: Of) => ({ is: 'nonEmpty', of }) as const;

/** An object with these options and no others. */
export const group = <const Of extends Options>(of: Of) => ({ is: 'group', of }) as const;

/** An object whose `rows` names a list of the response; its options refer to a row of that list. */
export const perList = <const Of extends Declared>(of: Of) => ({ is: 'perList', of }) as const;

/** An object whose `object` names an object of the response or of the row; its options refer to that object. */
export const perObject = <const Of extends Declared, const From extends 'answer' | 'row' = 'answer'>(
  of: Of,
  from: From = 'answer' as From,
) => ({ is: 'perObject', of, from }) as const;

/** Like `perObject`, but without `object` its options refer to the response itself. */
export const perObjectOrAnswer = <const Of extends Declared>(of: Of) => ({ is: 'perObjectOrAnswer', of }) as const;

/** An object whose `query` names another query; its options refer to that query's response. */
export const perQuery = <const Of extends Declared, const In extends Which>(which: In, of: Of) =>
  ({ is: 'perQuery', which, of }) as const;

/** Refers to the query's response instead of the row. */
export const inAnswer = <const Of extends Declared>(of: Of) => ({ is: 'inAnswer', of }) as const;

/** Refers to the command's response. */
export const inReceipt = <const Of extends Declared>(of: Of) => ({ is: 'inReceipt', of }) as const;

/** One of several shapes. */
export const either = <const Of extends readonly Declared[]>(...of: Of) => ({ is: 'either', of }) as const;

/** An object with any keys. */
export const record = <const Of extends Declared>(of: Of) => ({ is: 'record', of }) as const;

/** The result of another builder, for which the compiler has already checked it. */
export const built = <const Of extends Declared>(of: Of) => ({ is: 'built', of }) as const;

/** A value with its own type in `Special` and, if it needs any, its own rules, both by `name`; `of` is its shape. */
export const special = <const Name extends string, const Of extends Declared>(name: Name, of: Of) =>
  ({ is: 'special', name, of }) as const;

/** A section made by another builder, for a command whose body has these fields. */
export const builtForm = <const Of extends Declared, const Name extends string>(
  form: { declared: Of },
  ...having: readonly Name[]
) => ({ is: 'builtForm', of: form.declared, having }) as const;

/** A section of this kind inside another one, made by its own builder. */
export const inner = <const Kind extends string, const Of extends Options>(section: {
  kind: Kind;
  declared: { is: 'group'; of: Of };
}) => ({ is: 'inner', of: group({ kind: word(section.kind), ...section.declared.of }) }) as const;

/** Sections of every kind, or only those that are not groups. */
export const sections = (name: 'any' | 'plain') => ({ is: 'sections', name }) as const;

export const screen = { is: 'screen' } as const;

/** A path that is checked by separate rules. */
export const path = { is: 'path' } as const;
