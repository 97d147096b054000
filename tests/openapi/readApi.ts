import { operationsOf } from '../../scripts/generate/description.ts';
import { factsOf } from '../../scripts/generate/facts.ts';
import { describedFields } from '../../scripts/generate/fields.ts';
import { adapt } from '../../scripts/generate/foreign/adapt.ts';
import type { SourceDocument } from '../../scripts/generate/foreign/source.ts';
import { namesIn } from '../../src/config/namesIn.ts';
import { screenDeclared } from '../../src/config/portalDeclared.ts';
import { noNames, type Scope } from '../../src/config/scope.ts';
import { kinds } from '../../src/kinds/declared.ts';

export const text = { type: 'string' };
export const whole = { type: 'integer' };
export const object = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more });
export const listOf = (properties: object) => ({ type: 'array', items: object(properties) });

export const as = (type: string, schema: object) => ({ content: { [type]: { schema } } });
export const json = (schema: object, example?: unknown) => ({
  content: { 'application/json': { schema, ...(example !== undefined && { example }) } },
});
export const ok = (content: object) => ({ responses: { 200: { description: 'ok', ...content } } });

/** A table with the ids of some rows. */
export const tableOf = (query: string, rows: string, more: object = {}) => ({
  kind: 'table',
  id: 't',
  title: 'Table',
  query,
  rows,
  columns: [{ field: 'id', format: 'text', label: 'Id' }],
  key: 'id',
  empty: { title: 'None', text: 'None.' },
  ...more,
});

/** What the portal knows of an API, as `npm run generate` writes it. */
export function readApi({ file = 'openapi/apis/t.yaml', root, adapter = {} }: Partial<SourceDocument>) {
  const document = { file, root: root ?? {}, adapter };
  const { description, problems } = adapt(document, 'apit', { ids: [], paths: [] });
  const facts = operationsOf(description).map(({ path, operation }) => [
    operation.operationId,
    factsOf(description, path, operation),
  ]);
  return {
    description,
    operations: Object.fromEntries(facts),
    fields: describedFields(description),
    problems: problems.map(({ path, message }) => `${path} ${message}`),
  };
}

/** What the check reports about a section of a screen in a portal with this API. */
export function saidOf(
  section: object,
  { operations, fields }: Pick<ReturnType<typeof readApi>, 'operations' | 'fields'>,
  given: Partial<Scope> = {},
): string[] {
  const { subject } = given;
  const screen = { title: 'Its screen', ...(subject && { subject }), sections: [section] };
  const scope = { config: noNames, description: { operations, fields }, kinds, route: '/it', of: {}, ...given };
  return namesIn(screenDeclared, screen, 'screen', scope).map(({ path, message }) => `${path}: ${message}`);
}
