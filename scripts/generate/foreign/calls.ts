import type { Place, WireCall } from '../../../src/values/wireCall.ts';
import { listOf, type Node, needed, nodeOf, type SourceDocument, textOf } from './source.ts';

/** The methods of OpenAPI that read or change something. */
export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof methods)[number];

/** The other methods, which answer nothing that a screen could show. */
export const otherMethods = ['options', 'head', 'trace', 'query'];

/** The parameters of an operation with their descriptions, as fields of the portal's body. */
export interface Parameters {
  /** Their schemas as written, by the name in the portal. */
  properties: Record<string, unknown>;
  required: string[];
  places: Record<string, Place>;
}

/** Headers that a description cannot declare as parameters. */
const ownHeaders = ['accept', 'content-type', 'authorization'];

/** How the parts of a list or an object are written, by `style` and `explode`. */
function howOf({ in: where, content, style = 'form', explode = style === 'form' }: Node): Place['how'] {
  if (content !== undefined) return 'json';
  if (style === 'deepObject') return 'brackets';
  // In a path or a header, they are always one text with commas.
  if (where !== 'query' || explode === true) return undefined;
  return style === 'spaceDelimited' ? ' ' : style === 'pipeDelimited' ? '|' : ',';
}

/** The schema of a parameter, including what the parameter says next to its schema. */
function schemaOf(parameter: Node): Node {
  const [media] = Object.values(nodeOf(parameter.content));
  const schema = nodeOf(parameter.schema ?? nodeOf(media).schema ?? { type: 'string' });
  const { description, example = nodeOf(Object.values(nodeOf(parameter.examples))[0]).value } = parameter;
  return {
    ...schema,
    ...(textOf(description) && schema.description === undefined && { description }),
    ...Object.fromEntries(
      ['x-portal-period', 'x-portal-format'].flatMap((one) => (one in parameter ? [[one, parameter[one]]] : [])),
    ),
    ...(example !== undefined && schema.example === undefined && { example }),
  };
}

/** All parameters of an operation: those of its path, unless its own replace them, and its own. */
function listed(document: SourceDocument, path: string, item: Node, operation: Node): Node[] {
  const all = [...listOf(item.parameters), ...listOf(operation.parameters)].map((one) =>
    needed(document, one, 'one of its parameters'),
  );
  const declared = new Map(all.map((one) => [`${textOf(one.in)} ${textOf(one.name)}`, one]));
  const inPath = [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]): Node => {
    const found = declared.get(`path ${name}`) ?? { in: 'path', name };
    return { ...found, required: true };
  });
  return [...inPath, ...[...declared.values()].filter((one) => one.in !== 'path')];
}

/**
 * The parameters of an operation, without the headers that every call has anyway. If one shares its name with a field
 * of the body or with another parameter, its place is added: `id` in the path becomes `id_in_path`. Throws if a
 * parameter cannot be sent.
 */
export function parametersOf(
  document: SourceDocument,
  path: string,
  item: Node,
  operation: Node,
  { body, headers }: { body: readonly string[]; headers: readonly string[] },
): Parameters {
  const filled = [...ownHeaders, ...headers].map((name) => name.toLowerCase());
  const found: Parameters = { properties: {}, required: [], places: {} };
  for (const parameter of listed(document, path, item, operation)) {
    const { in: where, required } = parameter;
    const called = textOf(parameter.name) ?? '';
    if (where === 'header' && filled.includes(called.toLowerCase())) continue;
    if (where !== 'path' && where !== 'query' && where !== 'header') {
      if (required !== true) continue;
      throw new Error(`it needs '${called}' in the ${textOf(where)}, which a page cannot send; the gateway can add it`);
    }
    if (parameter.style === 'matrix' || parameter.style === 'label')
      throw new Error(`'${called}' in its path has the style '${parameter.style}'; an overlay can say 'simple'`);
    const isTaken = body.includes(called) || Object.hasOwn(found.properties, called);
    const name = isTaken ? `${called}_in_${where}` : called;
    const how = howOf(parameter);
    found.properties[name] = schemaOf(parameter);
    if (required === true) found.required.push(name);
    found.places[name] = { in: where, ...(name !== called && { as: called }), ...(how && { how }) };
  }
  return found;
}

/** How to call an operation; undefined for a POST of a body to a path without parameters, like the portal's own. */
export function callOf(
  method: Method,
  path: string,
  body: boolean,
  places: Parameters['places'],
): WireCall | undefined {
  if (method === 'post' && body && Object.keys(places).length === 0 && !path.includes('{')) return undefined;
  return { method: method.toUpperCase() as Uppercase<Method>, path, body, places };
}
