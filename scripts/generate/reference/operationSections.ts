import type { Fields, Part } from '../../../generated/fields.ts';
import { contentOf, type Description, operationsOf, propertiesOf, type Schema } from '../description.ts';
import { factsOf } from '../facts.ts';
import { describedFields, followed, nonNull } from '../fields.ts';
import { table } from './table.ts';

type Row = readonly [path: string, type: string, formats: string, title: string, text: string];

/** The type of a value, or the values that it can have. */
function typeOf(part: Part): string {
  if ('rows' in part)
    return part.key === undefined ? 'list of objects' : `list of objects, identified by \`${part.key}\``;
  if ('fields' in part) return 'object';
  if ('items' in part) return `list of ${typeOf(part.items)}`;
  if ('entries' in part) return `${typeOf(part.entries)} by name`;
  const type = part.values ? part.values.map((value) => `\`${value}\``).join(', ') : part.type;
  return part.nullable ? `${type}, or null` : type;
}

function formatsOf(part: Part): readonly string[] {
  if ('items' in part) return part.items.formats;
  if ('entries' in part) return part.entries.formats;
  return 'formats' in part ? part.formats : [];
}

/** The rows of an object's fields and of everything in them; `schema` is the object's schema. */
function rowsOf(description: Description, fields: Fields, schema: Schema, prefix: string): Row[] {
  const properties = propertiesOf(description, schema);
  return Object.entries(fields).flatMap(([name, part]): Row[] => {
    const found = followed(description, properties[name] ?? {});
    const own = nonNull(description, found);
    const title = own.title ?? found.title ?? '';
    const row = [
      `\`${prefix}${name}\``,
      typeOf(part),
      formatsOf(part).join(', '),
      title,
      found.description ?? '',
    ] as const;
    if ('fields' in part) return [row, ...rowsOf(description, part.fields, own, `${prefix}${name}.`)];
    if ('rows' in part) return [row, ...rowsOf(description, part.rows, own.items ?? {}, `${prefix}${name}[].`)];
    return [row];
  });
}

const fieldTable = (what: string, rows: readonly Row[]) =>
  rows.length > 0 ? [`${what}:`, table(['field', 'type', 'formats', 'title', 'description'], rows)] : [];

/** A section for each operation, with the fields of its body and of its answer's data. */
export function operationSections(description: Description): string[] {
  const fields = describedFields(description);
  return operationsOf(description).flatMap(({ path, operation }) => {
    const { operationId: id, summary, description: text, requestBody, responses } = operation;
    const { kind, scope, session, answer, persist } = factsOf(description, path, operation);
    const body = contentOf(requestBody?.content)?.[1] ?? {};
    const answered = contentOf(responses['200']?.content)?.[1] ?? {};
    const data = propertiesOf(description, answered).data ?? {};
    const facts = [
      `\`POST ${path}\``,
      `${kind} of the ${scope}`,
      `session ${session}`,
      `answers ${answer}`,
      ...(persist ? ['may be kept in the browser'] : []),
    ];
    return [
      `### ${id}`,
      [summary, ...(text ? [text.trim()] : [])].map((one) => one.replace(/\.?$/, '.')).join(' '),
      facts.join(' · '),
      ...fieldTable('Body', rowsOf(description, fields[id]?.body ?? {}, body, '')),
      ...fieldTable('Answer', rowsOf(description, fields[id]?.data ?? {}, data, '')),
    ];
  });
}
