import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { pageFile, tagsOf } from '../../scripts/hosts/pages.ts';
import { configMark, writePages } from '../../scripts/hosts/writePages.ts';
import type { Portal } from '../../src/config/portal.ts';
import tinyPortal from '../portal/tinyPortal.ts';
import { projectCopy } from '../projectCopy.ts';

const copy = projectCopy();
const dist = join(copy.folder, 'dist');
const page = 'dist/hosts/invest.lender.test/en-CA.html';
const menu = '  menu: [\n';
const brand = { name: 'Lender & <Sons>' };
const withHost = (host: string) => `  hosts: [{ host: '${host}', brand: ${JSON.stringify(brand)} }],\n${menu}`;
const lender = (host: string): Partial<Portal> => ({ hosts: [{ host, brand }] });

/** Replaces src/index.html with the bundler's output. */
beforeEach(() => {
  const html = copy.read('src/index.html').replace('id="host"', `id="host" data-config="${configMark(tinyPortal)}"`);
  copy.write('dist/index.html', html);
  copy.write('dist/assets/start.js', "const token = 'portal-development-client';");
});

const hosts = (...args: string[]) => copy.run('node', 'scripts/hosts.ts', ...args);

/** What the command writes for the tiny config with these changes, but without drawing the screens. */
function write(changes: Partial<Portal> = {}) {
  const portal = { ...tinyPortal, ...changes };
  const pages = (portal.hosts ?? []).flatMap((own) =>
    tagsOf(portal, own).map((tag) => ({ file: pageFile(own.host, tag), own, tag, screens: [] })),
  );
  return writePages(dist, portal, Promise.resolve([{ file: 'index.html', tag: portal.locale, screens: [] }, ...pages]));
}

describe('npm run hosts', () => {
  it('writes the page of an added host, with its brand and nothing that could end its script early', async () => {
    copy.replace('portal.config.ts', menu, withHost('invest.lender.test'));
    expect(hosts()).toMatchObject({
      status: 0,
      output: expect.stringContaining('hosts/invest.lender.test/en-CA.html'),
    });
    const written = copy.read(page);
    expect(written).toContain('<title>Lender &amp; &lt;Sons&gt; Investor Portal</title>');
    const [, data = ''] = /<script type="application\/json"[^>]*>([\s\S]*?)<\/script>/.exec(written) ?? [];
    expect(JSON.parse(data)).toMatchObject({ visitors: { brand: { name: 'Lender & <Sons>' } } });
    expect(data).not.toContain('<');
    const signIn = copy.read(page.replace('.html', '/login.html'));
    expect(signIn).toContain('<title>Welcome · Lender &amp; &lt;Sons&gt; Investor Portal</title>');
    expect(signIn).toMatch(/<div id="root" data-route="\/login"><.*<h1[^>]*>Welcome<\/h1>/);
    copy.restore('portal.config.ts');
    await write();
    expect(existsSync(join(copy.folder, page))).toBe(false);
  });

  it('writes the pictures of a known brand into its pages, with their sizes, and no place for one that it has not', () => {
    const src = '/assets/brands/0123456789abcdef.svg';
    const file = `dist${src}`;
    const stored = (pictures: object) =>
      copy.write(
        'src/hosts/brands/brands.json',
        JSON.stringify({ 'invest.lender.test': { day: '2026-07-10', pictures } }),
      );
    copy.replace('portal.config.ts', menu, withHost('invest.lender.test'));
    copy.write('src/hosts/brands/0123456789abcdef.svg', '<svg/>');
    stored({ logo: { src, width: 208, height: 64 } });
    expect(hosts().status).toBe(0);
    const drawn = copy.read(page.replace('.html', '/login.html'));
    expect(drawn).toMatch(new RegExp(`<img src="${src}" width="208" height="64" [^>]*alt="Lender &amp; &lt;Sons&gt;"`));
    expect(drawn).toContain(`"pictures":{"logo":{"src":"${src}","width":208,"height":64}}`);
    expect(drawn).not.toContain('_picture" aria-hidden');
    expect(copy.read(file)).toBe('<svg/>');
    stored({});
    expect(hosts().status).toBe(0);
    expect(existsSync(join(copy.folder, file))).toBe(false);
    stored({ logo: { src: '/assets/brands/lost.svg', width: 208, height: 64 } });
    expect(hosts()).toMatchObject({ status: 1, output: expect.stringMatching(/no .*lost\.svg.* -- --brands/) });
    copy.write('src/hosts/brands/brands.json', '{}');
    copy.restore('portal.config.ts');
  });

  it('refuses an address of an API that is none', () => {
    copy.replace('portal.config.ts', menu, withHost('invest.lender.test'));
    expect(hosts('--brands', '--api', 'localhost')).toMatchObject({
      status: 1,
      output: expect.stringContaining("--api is 'localhost'"),
    });
    copy.restore('portal.config.ts');
  });

  it('writes the script of the event hook before the portal’s own, and removes it again', async () => {
    const script = '<script defer src="/events.js"></script>';
    await write();
    expect(copy.read('dist/index.html')).not.toContain(script);
    await write({ eventHook: { script: '/events.js', sendTo: [] } });
    const written = copy.read('dist/index.html');
    expect(written.split(script)).toHaveLength(2);
    expect(written.indexOf(script)).toBeLessThan(written.indexOf('<script type="module"'));
    await write();
    expect(copy.read('dist/index.html')).not.toContain(script);
  });

  it('refuses a config that differs from the build', async () => {
    await expect(write({ menu: [] })).rejects.toThrow('Run `npm run build`');
  });

  it('refuses a host that the config does not have, and a config with a mistake, with its place', () => {
    expect(hosts('--only', 'invest.lender.test')).toEqual({
      status: 1,
      output: "--only is 'invest.lender.test', which is not one of the config's hosts.",
    });
    copy.replace(
      'portal.config.ts',
      menu,
      withHost('invest.lender.test').replace('brand:', 'endPointHosts: [], brand:'),
    );
    expect(hosts()).toMatchObject({
      status: 1,
      output: expect.stringMatching(/^portal\.config\.ts:\d+:\d+: hosts\[0\]\.endPointHosts: .* is not known/),
    });
    copy.restore('portal.config.ts');
  });
});

describe('npm run release', () => {
  const release = (...args: string[]) =>
    copy.run('node', 'scripts/release.ts', '--to', 'site', '--caddyfile', 'server/Caddyfile', ...args);
  const api = ['--api', 'http://127.0.0.1:1/api', '--log', 'server/portal.json', '--admin', '127.0.0.1:1'];

  it('releases a build, lists releases, goes back, and says what to do while no server answers', async () => {
    await write(lender('invest.lender.test'));
    expect(release('--list').output).toMatch(/^There is no release in /);
    const { status, output } = release(...api);
    expect(status, output).toBe(0);
    expect(output).toMatch(/^\S+ is ready, and \S+Caddyfile serves it, but .*\nStart or restart Caddy/);
    copy.write('dist/assets/start.js', "const token = 'another';");
    expect(release(...api).status).toBe(0);
    expect(release('--list').output).toMatch(/^\S+ {2}live since \S+Z\n\S+ {2}went live \S+Z$/);
    expect(release('--back').status).toBe(0);
    expect(release('--list').output).toMatch(/^\S+ {2}went live \S+Z\n\S+ {2}live since \S+Z$/);
    expect(release('--back')).toMatchObject({ status: 1, output: expect.stringContaining('There is no release') });
  });

  it('renews the brands first if it should, and goes on without those that it does not get', () => {
    copy.replace('portal.config.ts', menu, withHost('invest.lender.test'));
    const { status, output } = release('--brands', ...api);
    expect(status, output).toBe(0);
    expect(output).toMatch(/invest\.lender\.test has not given its brand: the connection fails.*is ready, and/s);
    copy.restore('portal.config.ts');
  });

  it('lets pages send events to the configured origin', async () => {
    const eventHook = { script: '/events.js', sendTo: ['https://events.lender.test'] };
    await write({ ...lender('invest.lender.test'), eventHook });
    const { status, output } = release(...api);
    expect(status, output).toBe(0);
    expect(copy.read('server/Caddyfile')).toMatch(
      /connect-src 'self' https:\/\/invest\.lender\.test:8443 https:\/\/events\.lender\.test/,
    );
  });

  it('refuses values of the sandbox for a host that is not below .test or localhost, one line each', async () => {
    await write(lender('invest.lender.com'));
    const { status, output } = release(...api);
    expect(status).toBe(1);
    expect(output.split('\n').map((line) => line.trim().split(':')[0])).toEqual([
      'Values of the sandbox are not for invest.lender.com',
      'VITE_CLIENT_TOKEN',
      'api.endPointHosts',
      'footer.links',
      'footer.links',
    ]);
  });

  it('needs hosts', async () => {
    await write();
    expect(release(...api)).toMatchObject({
      status: 1,
      output: expect.stringContaining('portal.config.ts has no hosts'),
    });
  });
});
