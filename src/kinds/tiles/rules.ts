import { isPagedQuery } from '../../config/rules/fields.ts';
import { duplicateFilters } from '../../config/rules/filter.ts';
import { problemIf } from '../../config/rules/problem.ts';
import type { Rules } from '../../config/scope.ts';
import type { TilesConfig } from './options.ts';

export const tilesRules: Rules<TilesConfig> = ({ query, filters = [], orders }, path, { description }) => [
  ...duplicateFilters(filters, path),
  ...problemIf(
    !isPagedQuery(query, description),
    `${path}.query`,
    `'${query}' returns the whole list, but tiles need a query that the server answers in pages`,
  ),
  ...orders.flatMap((order, index) =>
    problemIf(
      orders.findIndex((other) => other.by === order.by && other.direction === order.direction) < index,
      `${path}.orders[${index}]`,
      `'${order.by}' is already among these orders, with the same direction`,
    ),
  ),
];
