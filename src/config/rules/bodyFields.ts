import type { Transported } from '../bodies.ts';

/** What the transport fills in. */
export const transported: readonly string[] = ['session_token', 'investor_id'] satisfies Transported[];

/** The names of a body, with dots, that are filled in: whenever it is sent, or only now and then. */
interface GivenFields {
  always: readonly string[];
  sometimes?: readonly string[];
}

/** A field that a body lacks; `beside` names the one that makes it needed, in the same object. */
interface MissingField {
  name: string;
  beside?: string;
}

/** A name as the description has it: whichever item of a list is meant. */
export const anyItem = (name: string): string => name.replace(/\.\d+(?=\.)/g, '.0');

/** The fields that a body cannot go without and that nothing fills; what is in an object is needed only where there is one. */
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
