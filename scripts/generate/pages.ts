import { pageFieldIn } from '../../src/config/rules/pages.ts';
import type { Pages } from '../../src/values/wirePages.ts';
import { type Description, type Operation, propertiesOf, type Schema } from './description.ts';
import { nonNull } from './fields.ts';

/** The most rows to request if the description has no limit. */
export const usualMost = 100;

/** The dotted path of the first list in an answer's data: of its own, otherwise of an object in it. */
function listIn(description: Description, data: Schema, depth = 3): string | undefined {
  const parts = Object.entries(propertiesOf(description, data)).map(
    ([name, one]) => [name, nonNull(description, one)] as const,
  );
  const own = parts.find(([, { items }]) => items !== undefined);
  if (own || depth === 0) return own?.[0];
  return parts.flatMap(([name, part]) => {
    const inner = listIn(description, part, depth - 1);
    return inner === undefined ? [] : [`${name}.${inner}`];
  })[0];
}

/** Whether an operation takes one page and tells which page is the last: a fact of its body and its answer. */
export const isPaged = (description: Description, body: Schema | undefined, data: Schema | undefined): boolean =>
  body !== undefined &&
  data !== undefined &&
  ['page', 'per_page'].every((name) => name in propertiesOf(description, body)) &&
  'last_page' in propertiesOf(description, data);

/** The facts about an operation's pages: how they are requested, or the field that seems to request them. */
export function pageFacts(
  description: Description,
  operation: Operation,
  body: Schema | undefined,
  data: Schema | undefined,
): { pages?: Pages; open?: string } {
  const said = operation['x-portal-pages'];
  if (!data || said === false) return {};
  if (said !== undefined) {
    const { at = 'data', ...paging } = said;
    const most = (body && propertiesOf(description, body).per_page?.maximum) ?? usualMost;
    // The data of another API may be the list itself.
    const list = operation['x-portal-wire']?.as === undefined ? listIn(description, data) : undefined;
    return { pages: { rows: [at, list].filter(Boolean).join('.'), most, ...paging } };
  }
  const isList = operation['x-portal-kind'] === 'query' && listIn(description, data) !== undefined;
  if (!body || !isList || isPaged(description, body, data)) return {};
  const open = pageFieldIn(namesIn(description, body));
  return open === undefined ? {} : { open };
}

/** The names in a body, including those in its objects, after a dot. */
const namesIn = (description: Description, body: Schema): string[] =>
  Object.entries(propertiesOf(description, body)).flatMap(([name, one]) => [
    name,
    ...Object.keys(propertiesOf(description, one)).map((inner) => `${name}.${inner}`),
  ]);
