import type { Problem } from '../../../src/config/rules/problem.ts';
import type { Description, Operation, Schema } from '../description.ts';
import { finiteSchemas } from './finite.ts';
import { camelName, pascalName, readsByName, uniqueNames } from './names.ts';
import { answerOf, bodyOf, pathOf, type Settings, settingsOf } from './parts.ts';
import { sampleOf } from './sampleOf.ts';
import { plainText, schemaReader } from './schemas.ts';
import { followed, type Node, nodeOf, type SourceDocument, textOf } from './source.ts';

const methods = ['get', 'put', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

/** A description in the portal's own form, and the operations that are not part of it, with the reason. */
export interface Adapted {
  description: Description;
  problems: Problem[];
}

/** The names that the portal's own description has already. */
interface Known {
  ids: readonly string[];
  paths: readonly string[];
}

function kindOf(operation: Node, id: string): 'query' | 'command' {
  const said = operation['x-portal-kind'];
  return said === 'query' || said === 'command' ? said : readsByName(id) ? 'query' : 'command';
}

const scopeOf = (operation: Node, settings: Settings) =>
  (operation['x-portal-scope'] ?? settings.scope) === 'user' ? 'user' : 'investor';

/**
 * Turns any description of JSON over POST into the portal's form: one tag, names that are identifiers, a named body and
 * a named answer with its data under `data`, finite schemas and an example for each answer. An operation that cannot be
 * used is reported with its reason. The time is proportional to the size of the description.
 */
export function adapt(document: SourceDocument, tag: string, known: Known): Adapted {
  const settings = settingsOf(document);
  const prefix = pascalName(tag);
  const reader = schemaReader(document, prefix);
  const uniqueId = uniqueNames(known.ids);
  const problems: Problem[] = [];
  const found: { path: string; operation: Operation; body: Schema | undefined; data: Schema; example: unknown }[] = [];
  const leave = (path: string, message: string) =>
    problems.push({ file: document.file, path, message: `is left out: ${message}`, severity: 'warning' });

  function use(path: string, item: Node): void {
    const operation = nodeOf(item.post);
    if (operation['x-portal-skip'] === true) return;
    if (known.paths.includes(path))
      throw new Error('openapi/portal.yaml has this path, too; an overlay can remove one of them');
    const shape = pathOf(document, path, item, operation);
    const id = uniqueId(camelName(textOf(operation.operationId) ?? path));
    const sent = bodyOf(document, operation, reader, settings);
    const { constants = {} } = sent ?? {};
    const { data, example, wire } = answerOf(document, operation, reader, settings);
    const name = pascalOf(id);
    const isOpen = Array.isArray(operation.security) && operation.security.length === 0;
    found.push({
      path: shape.path,
      body: sent?.schema,
      data,
      example,
      operation: {
        operationId: id,
        summary: plainText(operation.summary) ?? plainText(operation.description)?.split('. ')[0] ?? path,
        tags: [tag],
        ...(isOpen && { security: [] }),
        'x-portal-kind': kindOf(operation, id),
        'x-portal-scope': scopeOf(operation, settings),
        'x-portal-wire': {
          ...wire,
          token: isOpen ? '' : settings.session,
          ...(Object.keys(constants).length > 0 && { constants }),
        },
        ...(shape.parameters.length > 0 && { parameters: shape.parameters }),
        ...(sent && { requestBody: { required: true, content: mediaOf(`${name}Body`) } }),
        responses: { 200: { description: 'The answer.', content: mediaOf(`${name}Answer`) } },
      },
    });
  }

  for (const [path, value] of Object.entries(nodeOf(document.root.paths))) {
    if (settings.skip.some((one) => (one.endsWith('*') ? path.startsWith(one.slice(0, -1)) : path === one))) continue;
    const item = followed(document, value);
    for (const method of methods.filter((one) => one in item))
      leave(`paths.${path}.${method}`, 'it is no POST, and the portal sends nothing else');
    if (!('post' in item)) continue;
    try {
      use(path, item);
    } catch (error) {
      // Whatever is wrong with an operation, the others can be used.
      leave(`paths.${path}.post`, error instanceof Error ? error.message : String(error));
    }
  }

  const { finite, schemas } = finiteSchemas(reader.named);
  const components: Record<string, Schema> = {};
  for (const { operation, body, data } of found) {
    const name = pascalOf(operation.operationId);
    if (body) components[`${name}Body`] = finite(body);
    const properties = { status: { type: 'string' }, message: { type: 'string' }, data: finite(data) };
    components[`${name}Answer`] = { type: 'object', properties, required: ['data'] };
  }
  const description: Description = { paths: {}, components: { schemas: { ...schemas(), ...components } } };
  for (const { path, operation, data, example } of found) {
    const media = operation.responses['200']?.content?.['application/json'];
    if (media) media.example = { data: sampleOf(description, finite(data), example) };
    const bodyMedia = operation.requestBody?.content['application/json'];
    if (bodyMedia) bodyMedia.example = sampleOf(description, bodyMedia.schema);
    description.paths[path] = { post: operation };
  }
  return { description: withoutExamples(description), problems };
}

/** The examples of fields have gone into those of answers, and would only make comments longer. */
function withoutExamples({ components, ...description }: Description): Description {
  const drop = (schema: Schema): Schema => {
    const { example: _, properties, items, anyOf, additionalProperties: further, ...rest } = schema;
    return {
      ...rest,
      ...(properties && {
        properties: Object.fromEntries(Object.entries(properties).map(([name, of]) => [name, drop(of)])),
      }),
      ...(items && { items: drop(items) }),
      ...(anyOf && { anyOf: anyOf.map(drop) }),
      ...(further !== undefined && { additionalProperties: typeof further === 'object' ? drop(further) : further }),
    };
  };
  const schemas = Object.entries(components.schemas).map(([name, schema]) => [name, drop(schema)] as const);
  return { ...description, components: { schemas: Object.fromEntries(schemas) } };
}

const pascalOf = (id: string) => `${id[0]?.toUpperCase()}${id.slice(1)}`;

const mediaOf = (name: string): Record<string, { schema: Schema; example?: unknown }> => ({
  'application/json': { schema: { $ref: `#/components/schemas/${name}` } },
});
