import { isPagedQuery } from '../rules/fields.ts';
import { problemIf } from '../rules/problem.ts';
import type { Rules } from '../scope.ts';
import { duplicateFilters } from './filterRules.ts';
import type { TilesConfig } from './tiles.ts';

export const tilesRules: Rules<TilesConfig> = ({ query, filters = [], orders }, path, { description }) => [
  ...duplicateFilters(filters, path),
  ...problemIf(
    !isPagedQuery(query, description),
    `${path}.query`,
    `'${query}' answers a whole list; tiles are for pages that the server makes`,
  ),
  ...orders.flatMap((order, index) =>
    problemIf(
      orders.findIndex((other) => other.by === order.by && other.direction === order.direction) < index,
      `${path}.orders[${index}]`,
      `'${order.by}' is an order of these tiles already, in the same direction`,
    ),
  ),
];
