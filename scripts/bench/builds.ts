import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compressFiles, compressible, pages } from '../hosts/compress.ts';

const project = join(import.meta.dirname, '../..');
const env = { ...process.env, NODE_ENV: 'production', SOURCE_DATE_EPOCH: '1783641600' };

/** Builds the portal and returns the folder of the files. */
export function buildPortal(scratch: string): string {
  const folder = mkdtempSync(join(scratch, 'build-'));
  execFileSync('node', ['scripts/build.ts', '--outDir', folder], {
    cwd: project,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return folder;
}

const emptyPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Sign in</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="./main.tsx"></script>
  </body>
</html>
`;
const emptyMain = `import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('root')!).render(
  <form>
    <label>Email <input name="email" /></label>
    <label>Password <input name="password" type="password" /></label>
    <button>Sign in</button>
  </form>,
);
`;
const emptyConfig = `import react from '@vitejs/plugin-react';
export default { plugins: [react()] };
`;

/** Builds a minimal page with React, a form with two fields, and compresses it like the portal. */
export async function emptyApp(scratch: string): Promise<string> {
  const source = mkdtempSync(join(scratch, 'source-'));
  symlinkSync(join(project, 'node_modules'), join(source, 'node_modules'));
  const files = { 'index.html': emptyPage, 'main.tsx': emptyMain, 'vite.config.js': emptyConfig };
  for (const [name, text] of Object.entries({ ...files, 'package.json': '{ "type": "module" }' }))
    writeFileSync(join(source, name), text);
  const folder = mkdtempSync(join(scratch, 'empty-'));
  const vite = join(project, 'node_modules/vite/bin/vite.js');
  execFileSync(process.execPath, [vite, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'], {
    cwd: source,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // At the address of the portal's own sign-in page.
  const page = join(folder, 'index/login.html');
  mkdirSync(dirname(page));
  cpSync(join(folder, 'index.html'), page);
  await compressFiles(folder, compressible);
  await compressFiles(folder, pages);
  return folder;
}
