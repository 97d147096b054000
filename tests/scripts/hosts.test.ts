import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { projectCopy } from '../projectCopy.ts';

const copy = projectCopy();
const page = 'dist/hosts/invest.lender.test/en-CA.html';
const menu = '  menu: [\n';
const withHost = (host: string) => `  hosts: [{ host: '${host}', brand: { name: 'Lender & <Sons>' } }],\n${menu}`;

/** Replaces src/index.html with the bundler's output. */
function build() {
  const mark = copy.run(
    'node',
    '--input-type=module',
    '--eval',
    "import { configMark } from './scripts/hosts/writePages.ts'; import portal from './portal.config.ts'; console.log(configMark(portal));",
  );
  expect(mark.status, mark.output).toBe(0);
  const html = copy.read('src/index.html').replace('id="host"', `id="host" data-config="${mark.output}"`);
  copy.write('dist/index.html', html);
  copy.write('dist/assets/start.js', "const token = 'portal-development-client';");
}

const hosts = () => copy.run('node', 'scripts/hosts.ts');

describe('npm run hosts', () => {
  beforeAll(build, 30_000);

  it('writes the page of an added host, with its brand and nothing that could end its script early', () => {
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
    expect(hosts().status).toBe(0);
    expect(existsSync(join(copy.folder, page))).toBe(false);
  });

  it('writes the script of the event hook before the portal’s own, and removes it again', () => {
    const script = '<script defer src="/events.js"></script>';
    expect(hosts().status).toBe(0);
    expect(copy.read('dist/index.html')).not.toContain(script);
    copy.replace('portal.config.ts', menu, `  eventHook: { script: '/events.js', sendTo: [] },\n${menu}`);
    expect(hosts().status).toBe(0);
    const written = copy.read('dist/index.html');
    expect(written.split(script)).toHaveLength(2);
    expect(written.indexOf(script)).toBeLessThan(written.indexOf('<script type="module"'));
    copy.restore('portal.config.ts');
    expect(hosts().status).toBe(0);
    expect(copy.read('dist/index.html')).not.toContain(script);
  });

  it('refuses a config that differs from the build, and one with a mistake, with its place', () => {
    copy.replace('portal.config.ts', "title: 'Overview'", "title: 'Summary'");
    expect(hosts()).toMatchObject({ status: 1, output: expect.stringContaining('Run `npm run build`') });
    copy.restore('portal.config.ts');
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
  beforeAll(build, 30_000);

  it('releases a build, lists releases, goes back, and says what to do while no server answers', () => {
    copy.replace('portal.config.ts', menu, withHost('invest.lender.test'));
    hosts();
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
    copy.restore('portal.config.ts');
  });

  it('lets pages send events to the configured origin', () => {
    const eventHook = "eventHook: { script: '/events.js', sendTo: ['https://events.lender.test'] }";
    copy.replace('portal.config.ts', menu, `  ${eventHook},\n${withHost('invest.lender.test')}`);
    build();
    hosts();
    copy.restore('portal.config.ts');
    const { status, output } = release(...api);
    expect(status, output).toBe(0);
    expect(copy.read('server/Caddyfile')).toMatch(
      /connect-src 'self' https:\/\/invest\.lender\.test:8443 https:\/\/events\.lender\.test/,
    );
  });

  it('refuses values of the sandbox for a host that is not below .test or localhost, one line each', () => {
    copy.replace('portal.config.ts', menu, withHost('invest.lender.com'));
    build();
    hosts();
    copy.restore('portal.config.ts');
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

  it('needs hosts', () => {
    hosts();
    expect(release(...api)).toMatchObject({
      status: 1,
      output: expect.stringContaining('portal.config.ts has no hosts'),
    });
  });
});
