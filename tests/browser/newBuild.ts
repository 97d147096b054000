import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const isText = (name: string) => /\.(css|html|js|mjs)$/.test(name);

/** Deploys another build as an operator does. Every file has a new name, and the old files stay beside the new ones. */
export function deployNewBuild(site: string): { removeOld(): void } {
  const assets = join(site, 'assets');
  const old = readdirSync(assets);
  const named = old.filter((name) => !/\.(br|gz)$/.test(name));
  const isFolder = (name: string) => statSync(join(assets, name)).isDirectory();
  const renamed = (name: string) => (isFolder(name) ? `${name}N` : name.replace(/(\.[a-z.]+)$/, 'N$1'));
  const names = new RegExp(named.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  const rewritten = (content: string) => content.replace(names, renamed);
  for (const name of named.filter(isFolder))
    cpSync(join(assets, name), join(assets, renamed(name)), { recursive: true });
  for (const name of named.filter((one) => !isFolder(one))) {
    const content = readFileSync(join(assets, name));
    writeFileSync(join(assets, renamed(name)), isText(name) ? rewritten(content.toString()) : content);
  }
  for (const name of readdirSync(site, { recursive: true, encoding: 'utf8' })) {
    const path = join(site, name);
    // Compressed copies would still name the old files.
    if (/\.html\.(br|gz)$/.test(name)) rmSync(path);
    if (name.endsWith('.html')) writeFileSync(path, rewritten(readFileSync(path, 'utf8')));
  }
  return {
    removeOld() {
      for (const name of old) rmSync(join(assets, name), { recursive: true });
    },
  };
}
