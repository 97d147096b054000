import type { Adapter } from '../../../src/client/defineAdapter.ts';
import type { Problem } from '../../../src/config/rules/problem.ts';
import { methods } from './calls.ts';
import { followed, listOf, type Node, nodeOf, type SourceDocument, textOf } from './source.ts';

/** Whether a call carries what a scheme requires. The portal sends a bearer token of its own, for the gateway. */
function isMet(scheme: Node, { headers = {}, fields = {}, session }: Adapter): boolean {
  const has = (name: string, names: readonly string[]) => names.some((one) => one.toLowerCase() === name.toLowerCase());
  const sent = Object.keys(headers);
  if (scheme.type === 'http') return scheme.scheme !== 'basic' || has('authorization', sent);
  if (scheme.type !== 'apiKey') return true;
  const name = textOf(scheme.name) ?? '';
  if (scheme.in === 'header') return has(name, ['authorization', ...sent]) || name === session;
  return scheme.in === 'query' && (Object.hasOwn(fields, name) || name === session);
}

/** What a description expects of each call that nothing sends: its keys, and the beginning of its paths. */
export function unmet(document: SourceDocument, adapter: Adapter): Problem[] {
  const { file, root } = document;
  const warning = (path: string, message: string): Problem => ({ file, path, message, severity: 'warning' });
  const paths = Object.values(nodeOf(root.paths)).map((item) => followed(document, item));
  const operations = paths.flatMap((item) => methods.flatMap((method) => (item[method] ? [nodeOf(item[method])] : [])));
  const schemes = nodeOf(nodeOf(root.components).securitySchemes);
  const missing = (name: string) => {
    const scheme = followed(document, schemes[name]);
    return scheme.type !== undefined && !isMet(scheme, adapter);
  };
  const lists = new Set([root.security, ...operations.map((one) => one.security)].map(listOf));
  const keys = [...lists].flatMap((list) => {
    const choices = list.map((choice) => Object.keys(nodeOf(choice)).filter(missing));
    return choices.some((choice) => choice.length === 0) ? [] : choices.flat();
  });
  const names = [...new Set(keys)].map((name) => {
    const { name: called = name } = followed(document, schemes[name]);
    return warning(
      `components.securitySchemes.${name}`,
      `nothing sends '${called}', which its calls require; the gateway can add it, or the adapter of this API`,
    );
  });
  const [server] = listOf(root.servers).map((one) => textOf(nodeOf(one).url) ?? '');
  const base = URL.parse(server?.replaceAll(/[{}]/g, '') ?? '', 'https://localhost')?.pathname ?? '/';
  const isBelow = base !== '/' && warning('servers', `its paths begin with '${base}', which the gateway has to add`);
  return [...names, ...(isBelow ? [isBelow] : [])];
}
