import type { FormatKind } from '../format/formats.ts';

/**
 * The vocabulary that the config is declared in. Each word is plain data with three readers: the compiler makes of it what
 * an operator may write (`narrowed.ts`) and what renderers read (`loose.ts`), the check what is wrong with what was written
 * (`shapeOf.ts` and `namesIn.ts`), and other tools a JSON Schema (`jsonSchema.ts`).
 */
export interface Declared {
  readonly is: string;
}

/** The options of an object, by their keys. */
export type Options = Readonly<Record<string, Declared>>;

/** A technical text that is never shown, such as a parameter of an address. */
export const text = { is: 'text' } as const;

/** A text that people read, and that is translated. */
export const prose = { is: 'prose' } as const;

/** A label of a field, by default its `title` in the description. */
export const titled = { is: 'titled' } as const;

export const flag = { is: 'flag' } as const;
export const number = { is: 'number' } as const;

/** A whole number, from one on. */
export const whole = (most?: number) => ({ is: 'whole', most }) as const;

/** One of a few values. */
export const word = <const Value extends string | number | true>(...values: readonly Value[]) =>
  ({ is: 'word', values }) as const;

/** A text of a certain form; `says` completes "it …". */
export const written = (matches: RegExp | ((value: string) => boolean), says: string) =>
  ({ is: 'written', matches, says }) as const;

/** The anchor on the page, and what a section's parameters in the address begin with. */
export const id = { is: 'id' } as const;

/** A feature of the portal that can be off for an investor. */
export const feature = { is: 'feature' } as const;

/** A route of this config that is an address as it stands. */
export const route = { is: 'route' } as const;

/** A route of this config with one parameter, which a number of the row fills. */
export const rowRoute = { is: 'rowRoute' } as const;

/** The name of one of the config's `periods`. */
export const period = { is: 'period' } as const;

/** The name of one of the config's `ranges`. */
export const range = { is: 'range' } as const;

/** One of the config's `pageSizes`. */
export const pageSize = { is: 'pageSize' } as const;

/** Which queries there are to choose from. */
export type Which = 'any' | 'listed' | 'paged' | 'timed' | 'body' | 'pathed';

/** A query, with a list whose rows have these fields where some are named; the options behind it are about its answer. */
export const query = <const In extends Which = 'any'>(which?: In, ...having: string[]) =>
  ({ is: 'query', which, having }) as { readonly is: 'query'; readonly which: In; readonly having: string[] };

/** A command; the options behind it are about its body. */
export const command = { is: 'command', having: [] } as const;

/** An object whose `command` names a command whose body has these fields; its options are about that body. */
export const perCommand = <const Of extends Declared, const Name extends string>(having: readonly Name[], of: Of) =>
  ({ is: 'perCommand', having, of }) as const;

/** A command whose body has these fields, where no other option is about it. */
export const commandName = <const Name extends string>(...having: readonly Name[]) =>
  ({ is: 'commandName', having }) as const;

/** A query that answers files of a first and a last day in parts; only where the rows can be limited to a range. */
export const download = { is: 'download' } as const;

/** A query whose answer the description lets be kept in the browser's storage. */
export const persisted = { is: 'persisted' } as const;

/** A list of the answer whose rows have these fields and are of this type; the options behind it are about a row. */
export const list = <Row = unknown>(...having: string[]) =>
  ({ is: 'list', having }) as { readonly is: 'list'; readonly having: string[]; readonly like?: Row };

/** A list of plain texts or numbers in the answer. */
export const plainList = { is: 'plainList' } as const;

/** A list of plain texts at the top of the answer. */
export const textList = { is: 'textList' } as const;

/** An object in the answer; the options behind it are about its fields. */
export const object = { is: 'object' } as const;

/** A field that can be shown, and in one of these formats where some are named. */
export const field = <const Format extends FormatKind = FormatKind>(...formats: readonly Format[]) =>
  ({ is: 'field', formats }) as const;

/** A field that tells one row from another. */
export const key = { is: 'key' } as const;

/** A field with any text, or with a list of them. */
export const words = { is: 'words' } as const;

/** A field that is an object with these fields. */
export const objectWith = <const Name extends string>(...having: readonly Name[]) =>
  ({ is: 'objectWith', having }) as const;

/** A text of the answer, or of an object in it with a dot. */
export const textPath = { is: 'textPath' } as const;

/** A field of the body of the section's query. */
export const bodyField = { is: 'bodyField' } as const;

/** A field of the command's body, with dots where it has objects. */
export const input = { is: 'input' } as const;

/** A value that the command's body lets a field have. */
export const inputValue = <const Name extends string>(name: Name) => ({ is: 'inputValue', name }) as const;

/** What the rows can be sorted by. */
export const order = { is: 'order' } as const;

/** A field of the answer in the same format as the field that this belongs to. */
export const sameFormat = { is: 'sameFormat' } as const;

/**
 * A field and a format that fits it, one of these where some are named, with what else is said of it. By default the format
 * is the field's usual one; where nothing else has to be said, the field stands for itself.
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

/** A field that has a few values, and one of them under this key. */
export const valued = <const Key extends string, const More extends Options>(as: Key, more: More) =>
  ({ is: 'valued', as, more }) as const;

/** Allowed only for a field that can be shown in one of these formats; with `says`, only for one that is. */
export const fitting = <const Of extends Declared, const Format extends FormatKind>(
  of: Of,
  formats: readonly Format[],
  says?: string,
) => ({ is: 'fitting', of, formats, says }) as const;

/** Allowed only for a field that the rows can be sorted by. */
export const ifSortable = <const Of extends Declared>(of: Of) => ({ is: 'ifSortable', of }) as const;

/** Any list, only pages, or pages while whole lists need none. */
export type Lists = 'any' | 'paged' | 'pages';

/** Allowed only if the query's body has this field, for these lists. */
export const ifInBody = <const Of extends Declared, const Name extends string, const On extends Lists>(
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

/** Allowed only for whole lists; the server cuts pages. */
export const ifWhole = <const Of extends Declared>(of: Of, says: string) => ({ is: 'ifWhole', of, says }) as const;

/** Something that is filled in where it is left out, unless what it depends on is unknown. */
export const defaulted = <const Of extends Declared>(of: Of) => ({ is: 'defaulted', of }) as const;

export const optional = <const Of extends Declared>(of: Of) => ({ is: 'optional', of }) as const;

/** A list of so many entries or more. */
export const many = <const Of extends Declared>(of: Of, least: 0 | 1 | 2 = 1) => ({ is: 'many', of, least }) as const;

/** A list of one entry or more, which the compiler asks for, too. */
export const nonEmpty = <const Of extends Declared>(of: Of) => ({ is: 'nonEmpty', of }) as const;

/** An object with these options and no others. */
export const group = <const Of extends Options>(of: Of) => ({ is: 'group', of }) as const;

/** An object whose `rows` names a list of the answer; its options are about a row of that list. */
export const perList = <const Of extends Declared>(of: Of) => ({ is: 'perList', of }) as const;

/** An object whose `object` names an object of the answer, or of the row; its options are about that. */
export const perObject = <const Of extends Declared, const From extends 'answer' | 'row' = 'answer'>(
  of: Of,
  from: From = 'answer' as From,
) => ({ is: 'perObject', of, from }) as const;

/** The same; without `object` its options are about the answer itself. */
export const perObjectOrAnswer = <const Of extends Declared>(of: Of) => ({ is: 'perObjectOrAnswer', of }) as const;

/** An object whose `query` names another query; its options are about that query's answer. */
export const perQuery = <const Of extends Declared, const In extends Which>(which: In, of: Of) =>
  ({ is: 'perQuery', which, of }) as const;

/** About the query's answer, not about the row. */
export const inAnswer = <const Of extends Declared>(of: Of) => ({ is: 'inAnswer', of }) as const;

/** About the answer of the command. */
export const inReceipt = <const Of extends Declared>(of: Of) => ({ is: 'inReceipt', of }) as const;

/** One of several shapes. */
export const either = <const Of extends readonly Declared[]>(...of: Of) => ({ is: 'either', of }) as const;

/** An object with any keys. */
export const record = <const Of extends Declared>(of: Of) => ({ is: 'record', of }) as const;

/** Something that another builder has made, for which the compiler has checked it. */
export const built = <const Of extends Declared>(of: Of) => ({ is: 'built', of }) as const;

/** What has a type of its own, by its name in `Special`, and may have rules of its own, by the same name; `of` is its shape. */
export const special = <const Name extends string, const Of extends Declared>(name: Name, of: Of) =>
  ({ is: 'special', name, of }) as const;

/** A section that another builder has made, of a command whose body has these fields. */
export const builtForm = <const Of extends Declared, const Name extends string>(
  form: { declared: Of },
  ...having: readonly Name[]
) => ({ is: 'builtForm', of: form.declared, having }) as const;

/** Sections of every kind, or of those that stand for themselves. */
export const sections = (name: 'any' | 'plain') => ({ is: 'sections', name }) as const;

export const screen = { is: 'screen' } as const;

/** A path that is checked by rules of its own. */
export const path = { is: 'path' } as const;
