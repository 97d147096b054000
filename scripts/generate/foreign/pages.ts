import type { Paging } from '../../../src/values/wirePages.ts';
import type { Schema } from '../description.ts';
import { usualMost } from '../pages.ts';
import type { SchemaReader } from './schemas.ts';

/** A schema without one of its fields, which may be nested; undefined if it has no such field. */
function without(
  schema: Schema,
  path: string,
  named: SchemaReader['named'],
): { left: Schema; field: Schema } | undefined {
  const whole = schema.$ref === undefined ? schema : (named[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  const [name = '', ...further] = path.split('.');
  const { [name]: field, ...others } = whole.properties ?? {};
  if (!field || !Object.hasOwn(whole.properties ?? {}, name)) return undefined;
  const required = whole.required?.filter((one) => one !== name) ?? [];
  if (further.length === 0) return { left: { ...whole, properties: others, required }, field };
  const inner = without(field, further.join('.'), named);
  if (!inner) return undefined;
  // The field that the portal leaves out may be the only required one.
  const left = { ...whole, properties: { ...others, [name]: inner.left }, required };
  return { left, field: inner.field };
}

/**
 * Puts a paged operation into the portal's form, with `page` and `per_page` in its body and `last_page` and `total` in
 * its data, in place of the API's own fields.
 */
export function pagedOf(
  paging: Paging,
  { body, data }: { body: Schema; data: Schema },
  { named }: SchemaReader,
): { body: Schema; data: Schema } {
  let left = body;
  let most = usualMost;
  for (const name of ['page', 'offset', 'cursor', 'size'] as const) {
    const path = paging[name];
    const found = path === undefined ? undefined : without(left, path, named);
    if (name === 'size') most = found?.field.maximum ?? most;
    left = found?.left ?? left;
  }
  const count = (title: string, maximum?: number): Schema => ({
    type: 'integer',
    minimum: 1,
    ...(maximum !== undefined && { maximum }),
    title,
  });
  const { total: _, ...fields } = data.properties ?? {};
  return {
    body: {
      ...left,
      properties: { ...left.properties, page: count('Page'), per_page: count('Rows per page', paging.most ?? most) },
    },
    data: {
      ...data,
      properties: {
        ...fields,
        last_page: count('Last page'),
        total: { type: 'integer', title: 'Total' },
      },
      required: [...(data.required ?? []).filter((one) => one !== 'total'), 'last_page', 'total'],
    },
  };
}
