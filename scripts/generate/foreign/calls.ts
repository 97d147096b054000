import type { Place } from '../../../src/values/wireCall.ts';
import type { Operation } from '../description.ts';
import { listOf, type Node, needed, nodeOf, type SourceDocument, textOf } from './source.ts';

/** The methods of OpenAPI that read or change something. */
export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof methods)[number];

/** The other methods, which answer nothing that a screen could show. */
export const otherMethods = ['options', 'head', 'trace', 'query'];

/** An operation as its description has it. */
export interface Written {
  method: Method;
  path: string;
  item: Node;
  operation: Node;
  kind: Operation['x-portal-kind'];
}

/** All fields that an operation takes. */
interface Fields {
  /** Their schemas as written, by the name in the portal. */
  properties: Record<string, unknown>;
  required: unknown[];
  /** The places of those that are not in the body on the wire. */
  places: Record<string, Place>;
}

/** Headers that a description cannot declare as parameters. */
const ownHeaders = ['accept', 'content-type', 'authorization'];

/** How the parts of a list or an object are written, by `style` and `explode`. */
function howOf({ content, style = 'form', explode = style === 'form' }: Node): Place['how'] {
  if (content !== undefined) return 'json';
  if (style === 'deepObject') return 'brackets';
  if (explode === true) return undefined;
  return style === 'spaceDelimited' ? ' ' : style === 'pipeDelimited' ? '|' : ',';
}

/** What a parameter may say beside its schema, which takes precedence. */
const beside = ['description', 'x-portal-period', 'x-portal-format'];

function schemaOf(parameter: Node): Node {
  const [media] = Object.values(nodeOf(parameter.content));
  const schema = nodeOf(parameter.schema ?? nodeOf(media).schema ?? { type: 'string' });
  const said = beside.filter((one) => one in parameter).map((one) => [one, parameter[one]]);
  const { example = nodeOf(Object.values(nodeOf(parameter.examples))[0]).value } = parameter;
  return { ...(example !== undefined && { example }), ...Object.fromEntries(said), ...schema };
}

/** All parameters of an operation: those of its path, unless its own replace them, and its own. */
function listed(document: SourceDocument, { path, item, operation }: Written): Node[] {
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
 * All fields that an operation takes: those of its body, and its parameters without the headers that every call has
 * anyway. If a parameter shares its name with a field of the body or with another parameter, its place is added: `id` in
 * the path becomes `id_in_path`. Throws if a parameter cannot be sent.
 */
export function takenBy(
  document: SourceDocument,
  written: Written,
  body: Node = {},
  headers: readonly string[] = [],
): Fields {
  const inBody = nodeOf(body.properties);
  const filled = [...ownHeaders, ...headers].map((name) => name.toLowerCase());
  const found: Fields = { properties: {}, required: [], places: {} };
  for (const parameter of listed(document, written)) {
    const { in: where, required } = parameter;
    const called = textOf(parameter.name) ?? '';
    if (where === 'header' && filled.includes(called.toLowerCase())) continue;
    if (where !== 'path' && where !== 'query' && where !== 'header') {
      if (required !== true) continue;
      throw new Error(`it needs '${called}' in the ${textOf(where)}, which a page cannot send; the gateway can add it`);
    }
    if (parameter.style === 'matrix' || parameter.style === 'label')
      throw new Error(
        `'${called}' has the style '${parameter.style}', which the portal cannot write; an overlay can say 'simple'`,
      );
    const isTaken = Object.hasOwn(inBody, called) || Object.hasOwn(found.properties, called);
    const name = isTaken ? `${called}_in_${where}` : called;
    const how = howOf(parameter);
    found.properties[name] = schemaOf(parameter);
    if (required === true) found.required.push(name);
    found.places[name] = { in: where, ...(name !== called && { as: called }), ...(how && { how }) };
  }
  return {
    properties: { ...found.properties, ...inBody },
    required: [...found.required, ...listOf(body.required)],
    places: found.places,
  };
}
