import type { Paging } from '../values/wirePages.ts';

/** What an adapter knows of a call when it fills in a value. */
export interface Filling {
  /** The operation, and whether it changes anything. */
  id: string;
  kind: 'query' | 'command';
  /** The field or header that gets the value. */
  name: string;
  /** The fields of the call, without its token, as one text. */
  form: string;
}

/** Values by name: each is always the same, or one for each call; undefined for none. */
type Values<Name extends string> = {
  readonly [Each in Name]?: string | number | boolean | ((call: Filling) => string | undefined) | undefined;
};

/** The names in a description, by path and method: the fields that a call takes, and the places in its answer. */
type Paths = Readonly<Record<string, Readonly<Record<string, { fields: string; answer: string }>>>>;

type Call<Known extends Paths> = { [Path in keyof Known]: Known[Path][keyof Known[Path]] }[keyof Known];

/** What the portal has to know of another API beyond its description. Whatever is left out has a default. */
export interface Adapter<Known extends Paths = Paths> {
  /** Whose its answers are: the selected investor's by default. */
  scope?: 'user' | 'investor';
  /** Whether the portal uses a path: all by default. */
  uses?(path: string): boolean;
  /** The field or parameter with the session's token. Without it, no call carries one, and no 401 ends the session. */
  session?: Call<Known>['fields'];
  /** Whether a 401 of a call with that token ends the session; by default every one does. `body` is what `problem` returns. */
  endsSession?(body: unknown): boolean;
  /** Fields and parameters with values that no screen fills. */
  fields?: Values<Call<Known>['fields']>;
  /** The same for headers, whether or not the description has them. */
  headers?: Values<string>;
  /** Where an answer has its data; by default, the answer is the data. */
  answer?: (path: string) => Call<Known>['answer'] | '';
  /** The `message` and, by field, the `errors` of a refusal; by default, they are found as most APIs have them. */
  problem?(body: unknown): unknown;
  /** How lists come in pages. */
  pages?: {
    readonly [Path in keyof Known]?: {
      readonly [Method in keyof Known[Path]]?: Paging<Known[Path][Method]['fields'], Known[Path][Method]['answer']>;
    };
  };
}

/** The adapter of an API. A name that its description lacks does not compile. */
export function defineAdapter<Known extends Paths = Paths>(adapter: Adapter<Known>): Adapter;
export function defineAdapter(adapter: Adapter): Adapter {
  return adapter;
}

/** Every answer has its data in this place. */
export const envelope =
  <Place extends string>(at: Place) =>
  () =>
    at;

/** How many rows a page has, where they are, and what an answer says about its end. */
type Counted<Field extends string, Place extends string> = Pick<
  Paging<Field, Place>,
  'size' | 'most' | 'rows' | 'total' | 'last' | 'more'
>;

/** Pages by their number, from 1 unless `first` says otherwise. */
export const byPage = <Field extends string, Place extends string = never>(
  how: { page: Field; first?: number } & Counted<Field, Place>,
): Paging<Field, Place> => how;

/** Pages by the number of rows before them. If the answer says nothing about its end, one row more is requested. */
export const byOffset = <Field extends string, Place extends string = never>(
  how: { offset: Field } & Counted<Field, Place>,
): Paging<Field, Place> => how;

/** Pages by a cursor in the answer of the page before; none, null or an empty one is the end. */
export const byCursor = <Field extends string, Place extends string>(
  how: { cursor: Field; next: Place } & Counted<Field, Place>,
): Paging<Field, Place> => how;

/** Pages by a link in the answer of the page before, whose query has the cursor. */
export const byLink = <Field extends string, Place extends string>(
  how: { cursor: Field; next: Place } & Counted<Field, Place>,
): Paging<Field, Place> => ({ ...how, isLink: true });

/** The keys of each command that has not succeeded yet: those of the form as it was last sent. */
const attempts = new Map<string, { form: string; keys: Map<string, string> }>();

/** An idempotency key, which stays the same until the command succeeds or its form changes; a query has none. */
export function keyOf({ id, kind, name, form }: Filling): string | undefined {
  if (kind === 'query') return undefined;
  const last = attempts.get(id);
  const attempt = last?.form === form ? last : { form, keys: new Map<string, string>() };
  attempts.set(id, attempt);
  const key = attempt.keys.get(name) ?? crypto.randomUUID();
  attempt.keys.set(name, key);
  return key;
}

/** Forgets the keys of a command that has succeeded: from then on, the same form is another command. */
export const forgetKeys = (id: string): void => void attempts.delete(id);
