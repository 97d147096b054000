import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { Problem } from '../../../src/config/rules/problem.ts';
import type { Description } from '../description.ts';
import { overlayFiles } from '../overlays.ts';
import { type Mistake, reached, type Shape, shapesIn, word } from './shapes.ts';

const begins = (path: readonly string[], start: readonly string[]) =>
  start.every((step, index) => path[index] === step);

/** The field of an object that occupies or blocks this place on the wire; undefined if the place is free. */
function takenBy(shape: Shape, path: readonly string[], except?: string): string | undefined {
  for (const [name, { at = [name], inside }] of shape.fields) {
    if (name === except || name === '*') continue;
    if (begins(at, path)) return name;
    if (!begins(path, at) || inside.isOpen) continue;
    // There may still be room within an object.
    if (inside.fields.size === 0) return name;
    const inner = takenBy(inside, path.slice(at.length));
    if (inner !== undefined) return `${name}.${inner}`;
  }
  return undefined;
}

const collisionsIn = (shape: Shape): Mistake[] =>
  [...shape.fields].flatMap(([field, { at }]) => {
    const taken = at && takenBy(shape, at, field);
    const wire = at?.join('.') ?? '';
    const message = `'${wire}' is what the API calls '${taken}'; give one of them another name, or remove it`;
    return taken === undefined ? [] : [{ field, wire, message }];
  });

/** The last place in the overlays that renames a field, since later actions win. */
function placeOf(root: string, { field, wire }: Mistake): Pick<Problem, 'file' | 'line' | 'column'> {
  const names = (text: string) => text === field || text.endsWith(`.${field}`) || text.endsWith(`['${field}']`);
  const found = overlayFiles(root).flatMap((file) => {
    const lines = new LineCounter();
    const places: { file: string; line: number; column: number; isOwn: boolean }[] = [];
    visit(parseDocument(readFileSync(join(root, file), 'utf8'), { lineCounter: lines }), {
      Pair(_, { key, value }, path) {
        if (!isScalar(key) || key.value !== word || !isScalar(value) || String(value.value) !== wire) return;
        const { line, col: column } = lines.linePos(key.range?.[0] ?? 0);
        const around = path.flatMap((node) =>
          isMap(node) ? [String(node.get('target') ?? '')] : isPair(node) ? [String(node.key)] : [],
        );
        places.push({ file, line, column, isOwn: around.some(names) });
      },
    });
    return places;
  });
  const best = found.findLast(({ isOwn }) => isOwn) ?? found.at(-1);
  return best ? { file: best.file, line: best.line, column: best.column } : { file: 'openapi/portal.yaml' };
}

/** What is wrong with the names on the wire, each problem with its place in an overlay. */
export function renameProblems(root: string, description: Description): Problem[] {
  const { operations, mistakes } = shapesIn(description);
  const shapes = reached(operations.flatMap(({ sent, answered }) => [sent, answered]));
  const all = [...mistakes, ...[...shapes].flatMap(collisionsIn)];
  const each = new Map(all.map((one) => [`${one.field} ${one.message}`, one])).values();
  return [...each].map((one) => ({
    ...placeOf(root, one),
    path: one.field,
    message: `${word}: ${one.message}`,
  }));
}
