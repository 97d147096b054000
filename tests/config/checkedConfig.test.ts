import { join } from 'node:path';
import { createLogger, createServer, type ViteDevServer } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkedConfig } from '../../scripts/vite/checkedConfig.ts';
import { configCheck } from '../../scripts/vite/configCheck.ts';
import { projectCopy } from '../projectCopy.ts';

const config = 'portal.config.ts';
const visitors = 'src/values/text/fr/configVisitors.ts';
const login = "'/login': screen({ title: 'Welcome'";
const copy = projectCopy();
let server: ViteDevServer | undefined;

afterEach(async () => {
  await server?.close();
  for (const file of [config, visitors]) copy.restore(file);
});

const soon = { timeout: 60_000 };

/** The development server with only the check of the config, and what it logs, with the level. */
async function start() {
  const said: string[] = [];
  const levels = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  for (const [level, fn] of Object.entries(levels))
    fn.mockImplementation((text: string) => said.push(`${level}: ${text}`));
  server = await createServer({
    configFile: false,
    root: `${copy.folder}/src`,
    plugins: [checkedConfig(copy.folder, configCheck(copy.folder))],
    customLogger: { ...createLogger(), ...levels },
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false },
  });
  const { transformIndexHtml, watcher } = server;
  const watched = () =>
    Object.entries(watcher.getWatched()).flatMap(([folder, names]) => names.map((name) => join(folder, name)));
  const files = [config, visitors].map((file) => join(copy.folder, file));
  await vi.waitFor(() => expect(watched()).toEqual(expect.arrayContaining(files)), soon);
  return { said, open: () => transformIndexHtml('/', '<!doctype html><title>Portal</title>') };
}

describe('the development server', () => {
  it('counts untranslated labels, still shows the portal, and notices a translation that is added', async () => {
    copy.replace(config, login, login.replace('Welcome', 'Welcome back'));
    const { said, open } = await start();
    expect(await open()).toContain('<title>Portal</title>');
    expect(said).toEqual([
      'warn: src/values/text/fr: notice: 1 text is not translated into French; `npm run check -- --untranslated` lists them',
    ]);
    copy.replace(visitors, '= {', `= {\n  'Welcome back': 'Bon retour',`);
    await vi.waitFor(() => expect(said).toContain('info: The config is sound again.'), soon);
  });

  it('shows what is wrong with the config instead of the portal until it is fixed', async () => {
    copy.replace(config, login, login.replace("'Welcome'", '7'));
    const { said, open } = await start();
    await expect(open()).rejects.toThrow('routes.public./login.title');
    expect(said).toEqual([
      expect.stringMatching(/^error: portal\.config\.ts:\d+:\d+: routes\.public\.\/login\.title: .*found 7$/),
    ]);
    copy.restore(config);
    await vi.waitFor(() => expect(said).toContain('info: The config is sound again.'), soon);
    expect(await open()).toContain('<title>Portal</title>');
  });
});
