import type { Renamed, Shapes } from '../../../src/values/wireNames.ts';
import type { Description } from '../description.ts';
import { reached, type Shape, shapesIn } from './shapes.ts';

/** The shapes with a renamed field, and those that lead to one. */
function withRenames(all: ReadonlySet<Shape>): Set<Shape> {
  const found = new Set<Shape>();
  for (let size = -1; size < found.size; ) {
    size = found.size;
    for (const shape of all)
      if ([...shape.fields.values()].some(({ at, inside }) => at || found.has(inside))) found.add(shape);
  }
  return found;
}

/** A unique name for each shape. */
function namesOf(shapes: Iterable<Shape>): Map<Shape, string> {
  const names = new Map<Shape, string>();
  const taken = new Set<string>();
  for (const shape of shapes) {
    const name = taken.has(shape.name) ? `${shape.name} ${names.size}` : shape.name;
    taken.add(name);
    names.set(shape, name);
  }
  return names;
}

/** What the transport needs of a shape: the fields that are renamed, or have renamed fields in them. */
function partsOf(shape: Shape, names: ReadonlyMap<Shape, string>) {
  const others = shape.fields.get('*')?.inside;
  const firsts = [...shape.fields.values()].flatMap(({ at }) => at?.[0] ?? []);
  const fields = [...shape.fields].flatMap(([field, { at, inside }]) => {
    const name = names.get(inside);
    // Fields that renamed ones move into are needed, and so are described fields next to others (`*`) with renames.
    const isNeeded = at || name !== undefined || firsts.includes(field) || (others && names.has(others));
    return isNeeded ? [[field, { ...(at && { at }), ...(name !== undefined && { in: name }) }] as const] : [];
  });
  return Object.fromEntries(fields);
}

/** The renamed fields of the API, in the form that the transport needs. */
export function renamesOf(description: Description): { shapes: Shapes; renamed: Readonly<Record<string, Renamed>> } {
  const { operations } = shapesIn(description);
  const names = namesOf(withRenames(reached(operations.flatMap(({ sent, answered }) => [sent, answered]))));
  const nameOf = (shape: Shape | undefined) => shape && names.get(shape);
  const renamed = operations.flatMap(({ id, sent, answered }) => {
    const [body, answer] = [nameOf(sent), nameOf(answered)];
    const of = { ...(body !== undefined && { sent: body }), ...(answer !== undefined && { answered: answer }) };
    return body === undefined && answer === undefined ? [] : [[id, of] as const];
  });
  const shapes = [...names].map(([shape, name]) => [name, partsOf(shape, names)] as const);
  return { shapes: Object.fromEntries(shapes), renamed: Object.fromEntries(renamed) };
}

const lines = (of: object) =>
  Object.entries(of).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},`);

/** generated/renames.ts: the renamed fields. */
export function renamesFile(description: Description): string {
  const { shapes, renamed } = renamesOf(description);
  return `/** Objects with fields that are elsewhere on the wire (\`at\`), or that contain such objects (\`in\`). */
export const shapes: Readonly<
  Record<string, Readonly<Record<string, { readonly at?: readonly string[]; readonly in?: string }>>>
> = {
${lines(shapes).join('\n')}
};

/** The operations whose bodies or answers are such objects. */
export const renamed: Readonly<Record<string, { readonly sent?: string; readonly answered?: string }>> = {
${lines(renamed).join('\n')}
};
`;
}
