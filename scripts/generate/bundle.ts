import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Adapter } from '../../src/client/defineAdapter.ts';
import type { Problem } from '../../src/config/rules/problem.ts';
import { cachedForDescription } from './cachedForDescription.ts';
import { callOf, type Description, operationsOf } from './description.ts';
import { type Adapted, adapt } from './foreign/adapt.ts';
import { adapterBeside } from './foreign/adapterFiles.ts';
import { type Node, nameOf, type SourceDocument } from './foreign/source.ts';
import { inTemporaryFolder } from './inTemporaryFolder.ts';
import { mended } from './mended.ts';
import { withOverlays } from './overlays.ts';
import { redocly } from './redocly.ts';

/**
 * The description in openapi/ with its overlays applied, as one document with its parts under `components`. It includes
 * the operations of openapi/apis/, in the portal's form.
 */
export const bundleDescription = (root: string): Description => describe(root).description;

/** All descriptions in openapi/: each with its overlays, and all of them joined in the portal's form. */
interface Described extends Adapted {
  own: Description;
  apis: SourceDocument[];
}

/** Also reports what cannot be used of openapi/apis/, and why. Throws `OverlayError` if an overlay does not fit. */
export function describe(root: string): Described {
  const own = withOverlays(root, bundled(root));
  const apis = apiFiles(root).map((file) => describedApi(root, file));
  const found: Described = { description: paged(own, adapterBeside(root, ownFile)), problems: [], own, apis };
  for (const document of apis) {
    const known = operationsOf(found.description);
    const adapted = adapt(document, tagOf(document), {
      ids: known.map(({ operation }) => operation.operationId),
      paths: known.map(callOf).map(({ method, path }) => (method === 'POST' ? path : `${method} ${path}`)),
    });
    found.description = joined(found.description, adapted.description);
    found.problems.push(...adapted.problems);
  }
  return found;
}

/** A description of another API with its overlays; mistakes in it do not matter as long as it can be read. */
export function describedApi(root: string, file: string): SourceDocument & { mended?: Problem[] } {
  const found = cachedForDescription(root, `bundle-${file}`, () => readApi(root, file));
  const adapter = adapterBeside(root, file);
  return { file, ...found, root: withOverlays(root, found.root, file), ...(adapter && { adapter }) };
}

/** Reads a description of another API, and mends what would keep Redocly from reading all of it. */
function readApi(root: string, file: string): { root: Node; mended?: Problem[] } {
  try {
    return { root: bundleFile<Node>(root, file, '--force') };
  } catch (error) {
    const found = mended(file, readFileSync(join(root, file), 'utf8'));
    if (!found) throw error;
    return { root: bundledJson(root, found.root), mended: found.problems };
  }
}

/** Bundles a description that is not in a file. */
const bundledJson = (root: string, description: Node): Node =>
  inTemporaryFolder((folder) => {
    const file = join(folder, 'described.json');
    writeFileSync(file, JSON.stringify(description));
    return bundleFile<Node>(root, file, '--force');
  });

/** The portal's own description with the pages of its adapter; its bodies and answers stay as described. */
function paged(own: Description, { pages = {} }: Adapter = {}): Description {
  const paths = Object.entries(own.paths).map(([path, { post }]) => {
    const paging = pages[path]?.post;
    return [path, { post: paging ? { ...post, 'x-portal-pages': paging } : post }] as const;
  });
  return { ...own, paths: Object.fromEntries(paths) };
}

/** Joins two descriptions that have no path and no schema in common. */
const joined = (one: Description, other: Description): Description => ({
  ...one,
  paths: { ...one.paths, ...other.paths },
  components: { ...one.components, schemas: { ...one.components.schemas, ...other.components.schemas } },
});

const ownFile = 'openapi/portal.yaml';
const apis = 'openapi/apis';

/** The files in openapi/apis/, sorted by name. */
export function apiFiles(root: string): string[] {
  if (!existsSync(join(root, apis))) return [];
  const names = readdirSync(join(root, apis)).filter((name) => /\.(ya?ml|json)$/.test(name));
  return names.toSorted().map((name) => `${apis}/${name}`);
}

/** The tag of all operations of an API: the name of its file, as one word. */
const tagOf = (one: SourceDocument) => `api${nameOf(one).replaceAll(/[^a-zA-Z0-9]/g, '')}`.toLowerCase();

/** Bundles a description into one document, without overlays. */
function bundleFile<Document = Description>(root: string, source: string, ...options: string[]): Document {
  return inTemporaryFolder((folder) => {
    const file = join(folder, 'portal.json');
    const bundle = redocly(root, 'bundle', source, `--output=${file}`, ...options);
    if (!bundle.ok || !existsSync(file)) throw new Error(`${bundle.stdout}${bundle.stderr}`.trim());
    // The lint has validated it against OpenAPI 3.1 and the rules for kind, scope and tags.
    return JSON.parse(readFileSync(file, 'utf8')) as Document;
  });
}

/** Bundles the portal's own description. */
const bundled = (root: string): Description =>
  cachedForDescription(root, 'bundle-own', () => bundleFile(root, ownFile));
