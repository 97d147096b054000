import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { billOf, type Package, purlOf } from './billOf.ts';

/** Packages that were published without the text of their licence, and a package of the same author that has it. */
const textIn: Readonly<Record<string, string>> = { 'react-remove-scroll-bar': 'react-remove-scroll' };

/** The folder of the package that a file belongs to; undefined for a file of the portal. */
const packageFolder = (file: string): string | undefined => /[^\0]*\/node_modules\/(@[^/]+\/)?[^/]+/.exec(file)?.[0];

/** The texts of the licence and the notices in a package's folder; empty if it has no licence. */
function textsIn(folder: string): string {
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
  if (files.every((file) => /^notice/i.test(file))) return '';
  return files.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n');
}

/** The package in a folder. Throws for one without the text of its licence, which must come with every copy. */
function packageIn(folder: string): Package {
  const found = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { name, version, license, author, maintainers, repository, dependencies, peerDependencies } = found;
  const source = textIn[name];
  const text = textsIn(source ? folder.replace(/[^/]+$/, source) : folder);
  if (typeof license !== 'string' || text === '') {
    throw new Error(
      `${name} ${version} is part of the build, but names no licence or lacks its text. Do without the package, or name one that has the text in scripts/vite/shippedPackages.ts.`,
    );
  }
  const needs = Object.keys({ ...dependencies, ...peerDependencies });
  return { name, version, folder, license, author, maintainers, repository, needs, text };
}

/** Each package once, sorted by name, even if there are several copies. */
function packagesIn(folders: Iterable<string>): Package[] {
  const packages = [...folders].map(packageIn);
  const byPurl = new Map(packages.map((entry) => [purlOf(entry), entry]));
  return [...byPurl.keys()].sort().flatMap((purl) => byPurl.get(purl) ?? []);
}

const asText = (packages: readonly Package[]) =>
  [
    'The portal contains these packages, under these licences.',
    ...packages.map(({ name, version, license, text }) => `${name} ${version} (${license})\n\n${text}`),
  ].join(`\n\n${'-'.repeat(80)}\n\n`);

/**
 * Writes `licences.txt` and `sbom.cdx.json` for the packages with code in the build, or in other modules passed to
 * `add`.
 */
export function shippedPackages(root: string): { add: (modules: readonly string[]) => void; list: Plugin } {
  const folders = new Set<string>();

  function add(modules: readonly string[]): void {
    for (const module of modules) {
      const folder = packageFolder(module);
      if (folder) folders.add(folder);
    }
  }

  return {
    add,
    list: {
      name: 'portal:shipped-packages',
      apply: 'build',
      generateBundle(_, bundle) {
        for (const file of Object.values(bundle)) {
          // The PDF worker is a file that is copied as it is.
          add(file.type === 'chunk' ? file.moduleIds : file.originalFileNames.map((name) => join(root, 'src', name)));
        }
        const packages = packagesIn(folders);
        this.emitFile({ type: 'asset', fileName: 'licences.txt', source: asText(packages) });
        this.emitFile({ type: 'asset', fileName: 'sbom.cdx.json', source: billOf(root, packages) });
      },
    },
  };
}
