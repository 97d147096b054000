import type { Adapter } from '../../../src/client/defineAdapter.ts';
import type { Problem } from '../../../src/config/rules/problem.ts';
import { valueOn, withValueOn } from '../../../src/values/path.ts';
import type { Description, Operation, Schema } from '../description.ts';
import { type Method, methods, otherMethods } from './calls.ts';
import { portalTypeOf } from './file.ts';
import { finiteSchemas } from './finite.ts';
import { camelName, pascalName, readsByName, uniqueNames } from './names.ts';
import { pagedOf } from './pages.ts';
import { type Answered, answerOf, bodyOf } from './parts.ts';
import { sampleOf } from './sampleOf.ts';
import { plainText, schemaReader } from './schemas.ts';
import { followed, type Node, nameOf, nodeOf, type SourceDocument, textOf } from './source.ts';
import { unmet } from './unmet.ts';
import { knownFormats, unknownFormats } from './values.ts';

/** A description in the portal's own form, and why some operations are not part of it. */
export interface Adapted {
  description: Description;
  problems: Problem[];
}

/** The names that the portal's own description and those of other APIs already use. */
interface Known {
  ids: readonly string[];
  /** The paths on the wire, preceded by the method unless it is POST. */
  paths: readonly string[];
}

function kindOf(operation: Node, method: Method, id: string): 'query' | 'command' {
  const said = operation['x-portal-kind'];
  if (said === 'query' || said === 'command') return said;
  return method === 'get' || (method === 'post' && readsByName(id)) ? 'query' : 'command';
}

const scopeOf = (operation: Node, { scope }: Adapter) =>
  (operation['x-portal-scope'] ?? scope) === 'user' ? 'user' : 'investor';

/**
 * Turns any description of JSON over HTTP into the portal's form: one tag, names that are identifiers, a POST of a named
 * body to a path without parameters, a named answer with its data under `data`, finite schemas and an example for each
 * answer. `x-portal-wire` holds how a call is really sent. Operations that cannot be used are reported with the reason.
 * The time taken is proportional to the size of the description.
 */
export function adapt(document: SourceDocument, tag: string, known: Known): Adapted {
  const { adapter = {} } = document;
  const prefix = pascalName(tag);
  const reader = schemaReader(document, prefix);
  const uniqueId = uniqueNames(known.ids);
  const problems = unmet(document, adapter);
  const found: { path: string; operation: Operation; body: Schema; data: Schema; answered: Answered }[] = [];
  const leave = (path: string, message: string) =>
    problems.push({ file: document.file, path, message: `is left out: ${message}`, severity: 'warning' });

  function use(method: Method, path: string, item: Node): void {
    const operation = nodeOf(item[method]);
    if (operation['x-portal-skip'] === true) return;
    if (known.paths.includes(method === 'post' ? path : `${method.toUpperCase()} ${path}`))
      throw new Error('another description in openapi/ also has this path; an overlay can remove one of them');
    // Calls without an id are named after their path, preceded by the method unless it is POST.
    const written = textOf(operation.operationId) ?? (method === 'post' ? path : `${method} ${path}`);
    const id = uniqueId(camelName(written));
    const kind = kindOf(operation, method, id);
    const sent = bodyOf(document, { method, path, item, operation, kind }, reader, adapter);
    const answered = answerOf(document, operation, reader, adapter.answer?.(path) ?? '');
    const { wire } = answered;
    const types = { ...wire.types, ...sent.wire.types };
    if (wire.file && kind === 'command')
      throw new Error(`it answers ${wire.file}, but a command cannot; 'x-portal-kind: query' says that it only reads`);
    const paging = adapter.pages?.[path]?.[method];
    const plain = { body: sent.schema, data: answered.data };
    const { body, data } = paging ? pagedOf(paging, plain, reader) : plain;
    const name = pascalOf(id);
    const isOpen = Array.isArray(operation.security) && operation.security.length === 0;
    found.push({
      // Several operations may share a path on the wire, so only one in the portal's own form keeps it.
      path: method === 'post' && !path.includes('{') ? path : `/${tag}/${id}`,
      body,
      data,
      answered,
      operation: {
        operationId: id,
        summary: plainText(operation.summary) ?? plainText(operation.description)?.split('. ')[0] ?? path,
        tags: [tag],
        ...(isOpen && { security: [] }),
        'x-portal-kind': kind,
        'x-portal-scope': scopeOf(operation, adapter),
        ...(operation['x-portal-pages'] === false && { 'x-portal-pages': false }),
        ...(paging && { 'x-portal-pages': { at: answered.at, ...paging } }),
        'x-portal-wire': {
          api: nameOf(document),
          ...wire,
          ...sent.wire,
          ...(isOpen && { token: '' }),
          ...(Object.keys(types).length > 0 && { types }),
        },
        requestBody: { required: true, content: mediaOf(`${name}Body`) },
        responses: {
          200: { description: 'The answer.', content: wire.file ? fileOf(wire.file) : mediaOf(`${name}Answer`) },
        },
      },
    });
  }

  for (const [path, value] of Object.entries(nodeOf(document.root.paths))) {
    if (adapter.uses?.(path) === false) continue;
    const item = followed(document, value);
    for (const method of otherMethods.filter((one) => one in item && nodeOf(item[one])['x-portal-skip'] !== true))
      leave(`paths.${path}.${method}`, 'screens cannot use it; `x-portal-skip: true` silences this warning');
    for (const method of methods.filter((one) => one in item))
      try {
        use(method, path, item);
      } catch (error) {
        // The other operations can still be used.
        leave(`paths.${path}.${method}`, error instanceof Error ? error.message : String(error));
      }
  }

  for (const [path, format] of unknownFormats(document.root)) {
    const message = `'${format}' is not a known format, so it is ignored; known are ${knownFormats} and others`;
    problems.push({ file: document.file, path, message, severity: 'warning' });
  }
  const { finite, schemas } = finiteSchemas(reader.named);
  const components: Record<string, Schema> = {};
  for (const { operation, body, data } of found) {
    const name = pascalOf(operation.operationId);
    components[`${name}Body`] = finite(body);
    if (operation['x-portal-wire']?.file) continue;
    const properties = { status: { type: 'string' }, message: { type: 'string' }, data: finite(data) };
    components[`${name}Answer`] = { type: 'object', properties, required: ['data'] };
  }
  const description: Description = { paths: {}, components: { schemas: { ...schemas(), ...components } } };
  for (const { path, operation } of found) description.paths[path] = { post: operation };
  for (const { operation, answered } of found) {
    const media = operation.responses['200']?.content?.['application/json'];
    const { at, example, wire } = answered;
    const named = (value: unknown) => (wire.as === undefined || value === undefined ? value : { [wire.as]: value });
    const sample = sampleOf(description, finite(answered.data), named(valueOn(at, example)));
    const own = wire.as === undefined ? sample : nodeOf(sample)[wire.as];
    operation['x-portal-example'] = at === '' ? own : withValueOn(at, example, own);
    const ends = operation['x-portal-pages'] ? { last_page: 1, total: 1 } : {};
    if (media) media.example = { data: { ...nodeOf(sample), ...ends } };
    const bodyMedia = operation.requestBody?.content['application/json'];
    if (bodyMedia) bodyMedia.example = sampleOf(description, bodyMedia.schema);
  }
  return { description, problems };
}

const pascalOf = (id: string) => `${id[0]?.toUpperCase()}${id.slice(1)}`;

const fileOf = (type: string): ReturnType<typeof mediaOf> => ({
  [portalTypeOf(type)]: { schema: { type: 'string', format: 'binary' } },
});

const mediaOf = (name: string): Record<string, { schema: Schema; example?: unknown }> => ({
  'application/json': { schema: { $ref: `#/components/schemas/${name}` } },
});
