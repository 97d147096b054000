import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const file = 'node_modules/pdfjs-dist/build/pdf.min.mjs';

/**
 * Copies pdf.js into a build as its authors minified it. It is imported whole and shares no code with other modules, so
 * bundling it would only take time.
 */
export function copiedPdf(root: string): Plugin {
  const source = readFileSync(join(root, file), 'utf8');
  const name = `pdf.min-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.mjs`;
  let folder = '';
  return {
    name: 'portal:copied-pdf',
    apply: 'build',
    enforce: 'pre',
    configResolved({ build }) {
      folder = build.assetsDir;
    },
    resolveId: {
      filter: { id: /^pdfjs-dist$/ },
      // Next to the script that imports it.
      handler: () => ({ id: `./${name}`, external: true }),
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source, originalFileName: `../${file}` });
    },
  };
}
