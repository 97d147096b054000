import { pageFieldIn } from '../../src/config/rules/pages.ts';
import { isObject } from '../../src/values/isObject.ts';
import type { Pages } from '../../src/values/wirePages.ts';
import { type Description, type Operation, propertiesOf, type Schema } from './description.ts';
import { nonNull } from './fields.ts';

const paths = ['page', 'offset', 'cursor', 'size', 'last', 'total', 'next', 'more', 'rows'] as const;

/** The most rows to request if the description has no limit. */
const usualMost = 100;

/**
 * `x-portal-pages` with its defaults filled in: where the rows are, and how many a page has at most. Throws if it is
 * not understood.
 */
export function pagesIn(said: unknown, rows: string | undefined, most = usualMost): Pages {
  const given = isObject(said) ? said : {};
  const isKnown = (name: string) => paths.some((one) => one === name) || name === 'first' || name === 'most';
  const strange = Object.keys(given).find((name) => !isKnown(name));
  if (strange !== undefined)
    throw new Error(`its x-portal-pages has '${strange}'; allowed: ${[...paths, 'first', 'most'].join(', ')}`);
  const told = paths.flatMap((one) => (typeof given[one] === 'string' ? [[one, given[one]] as const] : []));
  const pages = Object.fromEntries(told);
  const ways = ['page', 'offset', 'cursor'].filter((one) => one in pages);
  if (ways.length !== 1) throw new Error("its x-portal-pages has to name one of 'page', 'offset' and 'cursor'");
  if ('cursor' in pages && !('next' in pages))
    throw new Error("its x-portal-pages names a 'cursor' but not where an answer has the 'next' one");
  if (rows === undefined && !('rows' in pages)) throw new Error('it has x-portal-pages, but its answer has no list');
  return {
    rows: rows ?? '',
    ...pages,
    ...(typeof given.first === 'number' && { first: given.first }),
    most: typeof given.most === 'number' ? given.most : most,
  };
}

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

/** The pages of an operation of the portal's own description, or of one that `adapt` has completed. */
function pagesOfOperation(description: Description, operation: Operation, body: Schema | undefined, data: Schema) {
  const said = operation['x-portal-pages'];
  const list = listIn(description, data);
  const largest = body && propertiesOf(description, body).per_page?.maximum;
  return pagesIn(said, list === undefined ? undefined : `data.${list}`, largest);
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
  if (said !== undefined) return { pages: pagesOfOperation(description, operation, body, data) };
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
