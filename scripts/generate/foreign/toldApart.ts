import { listOf, type Node, nodeOf, textOf } from './source.ts';

/** The name at the end of a reference; `mapping` may have a name alone. */
const nameIn = (reference: unknown) => textOf(reference)?.split('/').at(-1);

/** Reads a schema with its references and parts resolved. */
type Read = (schema: unknown) => Node;

/** The choices of an object: the schema that has them, each as it is written, and each with its parts merged. */
interface Choices {
  node: Node;
  base: Node;
  written: readonly unknown[];
  merged: readonly Node[];
}

/** The property of a choice, or else of what all choices have. */
const propertyIn = (field: string, ...of: readonly Node[]) =>
  of.map(({ properties }) => nodeOf(properties)).find((one) => Object.hasOwn(one, field))?.[field];

/** The values of each choice in the property that tells them apart; undefined if it does not. */
function valuesIn(read: Read, { node, base, written, merged }: Choices, field: string) {
  const { propertyName, mapping } = nodeOf(node.discriminator);
  if (merged.some((choice) => propertyIn(field, choice, base) === undefined)) return undefined;
  const values = merged.map((choice, at) => {
    const name = nameIn(nodeOf(written[at]).$ref);
    const mapped = Object.entries(nodeOf(mapping)).filter(([, to]) => nameIn(to) === name);
    if (name !== undefined && mapped.length > 0) return mapped.map(([value]) => value);
    const own = read(propertyIn(field, choice));
    const fixed = 'const' in own ? [own.const] : listOf(own.enum);
    const isNamed = propertyName !== undefined && name !== undefined;
    return isNamed && (fixed.length === 0 || fixed.includes(name)) ? [name] : fixed;
  });
  const all = values.flat();
  const isApart = values.every(({ length }) => length > 0) && new Set(all).size === all.length;
  return isApart && all.every((one) => typeof one === 'string' || typeof one === 'number') ? values : undefined;
}

/**
 * Finds the property that tells the choices of an object apart: the discriminator, or one with other values in each. Each
 * choice then has its values as an `enum`, and `x-portal-shown-for` names, for each field that some choices lack, the
 * values with which it is shown.
 */
export function toldApart(read: Read, choices: Choices): { choices: readonly Node[]; beside: Node } {
  const { node, base, merged } = choices;
  const named = textOf(nodeOf(node.discriminator).propertyName);
  const names = [...new Set(merged.flatMap(({ properties }) => Object.keys(nodeOf(properties))))];
  const candidates = [named ?? names].flat().map((field) => ({ field, values: valuesIn(read, choices, field) }));
  const { field = '', values } = candidates.find((one) => one.values) ?? {};
  if (!values) return { choices: merged, beside: {} };
  const shownFor = names.flatMap((name) => {
    const having = merged.flatMap((one, at) => (propertyIn(name, one) === undefined ? [] : [{ one, at }]));
    if (having.length === merged.length || propertyIn(name, base) !== undefined) return [];
    const required = having.every(({ one }) => listOf(one.required).includes(name));
    return [[name, { field, values: having.flatMap(({ at }) => values[at] ?? []).map(String), required }] as const];
  });
  return {
    choices: merged.map((one, at) => ({
      ...one,
      properties: {
        ...nodeOf(one.properties),
        [field]: { ...read(propertyIn(field, one, base)), enum: values[at] },
      },
    })),
    beside: { 'x-portal-shown-for': { ...nodeOf(base['x-portal-shown-for']), ...Object.fromEntries(shownFor) } },
  };
}
