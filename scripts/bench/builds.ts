import { execFileSync, execSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { compressFiles, compressible, pages } from '../hosts/compress.ts';

/** The project that is measured. */
export const project = join(import.meta.dirname, '../..');

const parts = ['openapi', 'scripts', 'src', 'generated', 'package.json', 'tsconfig.json', 'portal.config.ts'];
const vite = join(project, 'node_modules/vite/bin/vite.js');

/** A new folder for sources, with the project's packages. */
function sourceFolder(scratch: string): string {
  const folder = mkdtempSync(join(scratch, 'source-'));
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** A copy of the current project, in which files can be changed. */
export function copyProject(scratch: string): string {
  const folder = sourceFolder(scratch);
  for (const part of parts) cpSync(join(project, part), join(folder, part), { recursive: true });
  return folder;
}

/** The last commit before the work on speed. */
export const formerCommit = '4cf006b';

/** Builds the portal at the old commit; undefined if the repository does not hold it. */
export function buildFormer(scratch: string): string | undefined {
  const source = projectAt(formerCommit, scratch);
  if (!source) {
    console.log(`The repository has no commit ${formerCommit}, so its figures are left out.`);
    return undefined;
  }
  const folder = buildPortal(source, scratch);
  addSignInPage(folder);
  return folder;
}

/** The project at a commit; undefined if the repository does not hold it. */
export function projectAt(commit: string, scratch: string): string | undefined {
  const archive = spawnSync('git', ['archive', commit, ...parts], { cwd: project, maxBuffer: 1e9 });
  if (archive.status !== 0) return undefined;
  const folder = sourceFolder(scratch);
  execFileSync('tar', ['-x', '-C', folder], { input: archive.stdout });
  return folder;
}

/** The environment that npm sets for its scripts. */
export const environment = {
  ...process.env,
  PATH: [join(project, 'node_modules/.bin'), process.env.PATH].join(delimiter),
};
const production = { ...environment, NODE_ENV: 'production', SOURCE_DATE_EPOCH: '1783641600' };

/** The command of `npm run <name>` in a folder, without the 0.2 s that npm itself takes. */
export const commandOf = (source: string, name: string): string =>
  JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')).scripts[name];

/** Builds a portal's sources and returns the folder of the files, which may hold an earlier build. */
export function buildPortal(source: string, scratch: string, folder = mkdtempSync(join(scratch, 'build-'))): string {
  execSync(`${commandOf(source, 'build')} --outDir ${folder}`, {
    cwd: source,
    env: production,
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

/** The sources of a minimal page with React: a form with two fields. */
export function emptyApp(scratch: string): string {
  const folder = sourceFolder(scratch);
  const files = { 'index.html': emptyPage, 'main.tsx': emptyMain, 'vite.config.js': emptyConfig };
  for (const [name, text] of Object.entries({ ...files, 'package.json': '{ "type": "module" }' }))
    writeFileSync(join(folder, name), text);
  return folder;
}

/** Serves the page of an old build at the address where today's build has a sign-in page. */
function addSignInPage(folder: string): void {
  const page = join(folder, 'index/login.html');
  mkdirSync(dirname(page));
  cpSync(join(folder, 'index.html'), page);
}

/** Builds the empty app, and compresses it like the portal. The folder may hold an earlier build. */
export async function buildEmptyApp(
  source: string,
  scratch: string,
  folder = mkdtempSync(join(scratch, 'empty-')),
): Promise<string> {
  execFileSync(process.execPath, [vite, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'], {
    cwd: source,
    env: production,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  addSignInPage(folder);
  await compressFiles(folder, compressible);
  await compressFiles(folder, pages);
  return folder;
}
