import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { buildTime } from './buildTime.ts';

/** A person in package.json: `Name <email> (url)`, or an object. */
export type Person = string | { name?: string };

/** A package with code in the build. */
export interface Package {
  name: string;
  version: string;
  /** Where it is installed. */
  folder: string;
  /** The author according to its package.json. */
  author?: Person;
  maintainers?: Person[];
  repository?: string | { url?: string };
  /** The names of the packages that it depends on. */
  needs: string[];
  /** An SPDX identifier or expression. */
  license: string;
  /** The licence's text. */
  text: string;
}

export const purlOf = ({ name, version }: Pick<Package, 'name' | 'version'>): string =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`;

const nameOf = (person: Person | undefined) =>
  (typeof person === 'string' ? person.replace(/\s*[<(].*$/, '') : person?.name) || undefined;

/** Who supplies a package: its author, else the owner of its repository, else one of its maintainers. */
function supplierOf({ name, author, maintainers, repository }: Package): string {
  const url = typeof repository === 'string' ? repository : (repository?.url ?? '');
  const [, owner] = /(?:github\.com[/:]|^github:|^)([\w.-]+)\/[\w.-]+$/.exec(url.replace(/\.git$/, '')) ?? [];
  return nameOf(author) ?? owner ?? nameOf(maintainers?.[0]) ?? name.split('/')[0]?.replace('@', '') ?? name;
}

type Lock = Readonly<Record<string, { integrity?: string }>>;

/** The integrity that npm has checked each package against, by folder. */
function lockIn(root: string): Lock {
  const file = join(root, 'package-lock.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

/** The hash of a package as published. */
function hashesOf(root: string, lock: Lock, { folder }: Package) {
  const integrity = lock[relative(root, folder).split(sep).join('/')]?.integrity ?? '';
  const [, content] = /sha512-(\S+)/.exec(integrity) ?? [];
  return content ? [{ alg: 'SHA-512', content: Buffer.from(content, 'base64').toString('hex') }] : [];
}

/** The shipped package that a name means in another package: the nearest one, as Node resolves it. */
function meantBy(from: string, name: string, byFolder: ReadonlyMap<string, Package>): Package | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = byFolder.get(join(folder, 'node_modules', name));
    if (found || folder === dirname(folder)) return found;
  }
}

/** A serial number that is the same for the same bill: RFC 9562, version 8. */
function serialOf(content: string): string {
  const hex = hash('sha256', content);
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return `urn:uuid:${parts.join('-')}`;
}

/**
 * A software bill of materials with the minimum elements: https://cyclonedx.org/docs/1.6/json/. A dependency is listed
 * only if it is shipped as well.
 */
export function billOf(root: string, packages: readonly Package[]): string {
  const { name, version, dependencies = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const lock = lockIn(root);
  const byFolder = new Map(packages.map((one) => [one.folder, one]));
  const refsOf = (folder: string, names: readonly string[]) => {
    const meant = names.map((one) => meantBy(folder, one, byFolder));
    return [...new Set(meant.flatMap((one) => (one ? [purlOf(one)] : [])))].sort();
  };
  const parts = {
    components: packages.map((one) => ({
      type: 'library',
      'bom-ref': purlOf(one),
      supplier: { name: supplierOf(one) },
      name: one.name,
      version: one.version,
      hashes: hashesOf(root, lock, one),
      licenses: [one.license.includes(' ') ? { expression: one.license } : { license: { id: one.license } }],
      purl: purlOf(one),
    })),
    dependencies: [
      { ref: 'portal', dependsOn: refsOf(root, Object.keys(dependencies)) },
      ...packages.map((one) => ({ ref: purlOf(one), dependsOn: refsOf(one.folder, one.needs) })),
    ],
  };
  const metadata = {
    timestamp: buildTime(),
    tools: { components: [{ type: 'application', name: 'npm run build' }] },
    supplier: { name },
    component: { type: 'application', 'bom-ref': 'portal', supplier: { name }, name, version },
  };
  const bill = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: serialOf(JSON.stringify({ metadata, parts })),
    version: 1,
    metadata,
    ...parts,
  };
  return `${JSON.stringify(bill, null, 2)}\n`;
}
