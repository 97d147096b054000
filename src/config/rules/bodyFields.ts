import type { Transported } from '../bodies.ts';

/** The fields of a body that the transport fills in. */
export const transported: readonly string[] = ['session_token', 'investor_id'] satisfies Transported[];

/** The paths of the body's fields that are filled in: always, or only sometimes. */
interface GivenFields {
  always: readonly string[];
  sometimes?: readonly string[];
}

/** A field that a body lacks; `beside` names the field of the same object that makes it necessary. */
interface MissingField {
  name: string;
  beside?: string;
}

/** A field's name as the description has it, with any list index written as `0`. */
export const anyItem = (name: string): string => name.replace(/\.\d+(?=\.)/g, '.0');

/** The required fields of a body that nothing fills; those of an optional object count only if the object is sent. */
export function missingBodyFields(
  { always, sometimes = [] }: GivenFields,
  required: readonly string[],
): readonly MissingField[] {
  return required.flatMap((name) => {
    const has = (given: readonly string[]) => given.map(anyItem).some((one) => `${one}.`.startsWith(`${name}.`));
    if (has(always)) return [];
    const end = name.lastIndexOf('.');
    if (end < 0) return [{ name }];
    const near = (given: readonly string[]) => given.find((one) => anyItem(one).startsWith(name.slice(0, end + 1)));
    const constant = near(always);
    const beside = constant ?? (has(sometimes) ? undefined : near(sometimes));
    return beside === undefined ? [] : [{ name, beside }];
  });
}
