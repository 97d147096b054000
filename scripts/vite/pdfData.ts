import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const source = 'node_modules/pdfjs-dist';

/** The files of each folder, with their licences. WebAssembly is left out: the content security policy forbids it. */
const folders: Readonly<Record<string, RegExp>> = {
  cmaps: /^(LICENSE|.+\.bcmap)$/,
  standard_fonts: /^(LICENSE.*|.+\.(pfb|ttf))$/,
  wasm: /^(LICENSE.*|.+_nowasm_fallback\.js)$/,
};

/** Copies what pdf.js loads for some documents into a build, in a folder whose name changes with the content. */
export function pdfData(root: string): Plugin {
  let assets = '';
  const files = Object.entries(folders).flatMap(([folder, pattern]) =>
    readdirSync(join(root, source, folder))
      .filter((name) => pattern.test(name))
      .map((name) => `${folder}/${name}`),
  );
  const { version } = JSON.parse(readFileSync(join(root, source, 'package.json'), 'utf8'));
  const mark = createHash('sha256')
    .update(`${version} ${files.join(' ')}`)
    .digest('base64url')
    .slice(0, 8);
  const target = `pdf-data-${mark}`;
  return {
    name: 'portal:pdf-data',
    apply: 'build',
    enforce: 'pre',
    configResolved({ build }) {
      assets = build.assetsDir;
    },
    load: {
      filter: { id: /\/src\/files\/viewer\/pdfData\.ts$/ },
      // Next to the script that includes this module.
      handler: () => `export const pdfData = import.meta.url.replace(/[^/]*$/, '${target}/');`,
    },
    generateBundle() {
      for (const file of files) {
        const path = `${source}/${file}`;
        this.emitFile({
          type: 'asset',
          fileName: `${assets}/${target}/${file}`,
          source: readFileSync(join(root, path)),
          originalFileName: `../${path}`,
        });
      }
    },
  };
}
