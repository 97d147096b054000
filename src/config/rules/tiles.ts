import { z } from 'zod';
import type { Order, Tile, TilesSection } from '../sections/tiles.ts';
import { barProblems, barShape } from './bar.ts';
import type { Check } from './check.ts';
import { fieldProblems, formatProblems, objectsIn } from './fields.ts';
import { type Known, linkProblems, linkShape, listed, listProblems, when } from './list.ts';
import { oneOf, type Problem } from './problem.ts';
import { saidProblems, saidShape } from './said.ts';
import { formatted, text } from './words.ts';

const { sort: _sort, period: _period, range: _range, ...list } = listed;

/** The shape of a tiles section. */
export const tilesShape = z.strictObject({
  kind: z.literal('tiles'),
  ...list,
  orders: z.array(z.strictObject({ label: text, by: text, direction: z.enum(['asc', 'desc']) })).min(1),
  tile: z.strictObject({
    title: text,
    picture: text.optional(),
    status: text.optional(),
    mark: z.strictObject({ field: text, label: text }).optional(),
    lines: z.array(z.array(formatted).min(1)).optional(),
    bar: barShape.optional(),
    facts: z.array(formatted.extend({ label: text })).min(1),
    said: saidShape.optional(),
  }),
  link: linkShape,
});

/** Its sense. */
export const tilesCheck: Check<TilesSection> = (section, path, portal, description) =>
  listProblems(section, path, portal, description, (known) => [
    ...when(
      !known.isPaged,
      `${path}.query`,
      `'${section.query}' answers a whole list; tiles are for pages that the server makes`,
    ),
    ...orderProblems(section.orders, path, known),
    ...tileProblems(section.tile, `${path}.tile`, known.row),
    ...linkProblems(section.link, path, known.row, portal),
  ]);

function orderProblems(orders: readonly Order[], path: string, { sortable }: Known): Problem[] {
  const same = (a: Order, b: Order) => a.by === b.by && a.direction === b.direction;
  return orders.flatMap((order, index) => [
    ...oneOf(`${path}.orders[${index}].by`, order.by, sortable),
    ...when(
      orders.findIndex((other) => same(other, order)) < index,
      `${path}.orders[${index}]`,
      `'${order.by}' is an order of these tiles already, in the same direction`,
    ),
  ]);
}

function tileProblems(tile: Tile, path: string, row: Known['row']): Problem[] {
  const { title, picture, status, mark, lines = [], facts } = tile;
  return [
    ...fieldProblems(`${path}.title`, row, title, ['text']),
    ...(picture === undefined ? [] : fieldProblems(`${path}.picture`, row, picture, ['text'])),
    ...(status === undefined ? [] : fieldProblems(`${path}.status`, row, status, ['label'])),
    ...(mark ? fieldProblems(`${path}.mark.field`, row, mark.field, ['flag']) : []),
    ...lines.flatMap((line, at) =>
      line.flatMap(({ field, format }, index) => formatProblems(`${path}.lines[${at}][${index}]`, row, field, format)),
    ),
    ...facts.flatMap(({ field, format }, index) => formatProblems(`${path}.facts[${index}]`, row, field, format)),
    ...barProblems(`${path}.bar`, tile.bar, row),
    ...saidProblems(`${path}.said`, tile.said, objectsIn(row)),
  ];
}
