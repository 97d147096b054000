import { existsSync, rmSync } from 'node:fs';
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

/** Output without the notices about a language whose texts are not complete. */
const withoutNotices = (output: string) =>
  output
    .split('\n')
    .filter((line) => !line.includes(': notice: '))
    .join('\n');

const hosts = () => copy.run('node', 'scripts/hosts.ts');
const nginx = (...args: string[]) => copy.run('node', 'scripts/nginx.ts', '--out', 'server', ...args);

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
  beforeAll(build, 30_000);

  it('releases a build into a folder, lists releases, goes back, and reports mistakes', () => {
    const release = (...args: string[]) => copy.run('node', 'scripts/release.ts', '--to', 'site', ...args);
    copy.replace('portal.config.ts', menu, withHost('invest.lender.test'));
    hosts();
    expect(release('--list').output).toMatch(/^There is no release in /);
    const { status, output } = release();
    expect(status).toBe(0);
    expect(withoutNotices(output)).toMatch(/^\S+ is live in .*site\.$/);
    copy.write('dist/assets/start.js', "const token = 'another';");
    expect(release().status).toBe(0);
    expect(release('--list').output).toMatch(/^\S+ {2}live\n\S+ {2}live until .*Z$/);
    const back = release('--back');
    expect(release('--list').output).toMatch(/^\S+ {2}live until .*Z\n\S+ {2}live$/);
    expect(back.output).toContain(release('--list').output.split('\n')[1]?.split(' ')[0]);
    expect(release('--back')).toMatchObject({ status: 1, output: expect.stringContaining('There is no release') });
    expect(release('--keep', '1')).toMatchObject({ status: 1, output: expect.stringContaining("--keep is '1'") });
    copy.restore('portal.config.ts');
  });
});

describe('npm run nginx', () => {
  beforeAll(build, 30_000);

  it('serves the script of the event hook as a script, and lets pages send to the configured origin', () => {
    const eventHook = "eventHook: { script: '/events.js', sendTo: ['https://events.lender.test'] }";
    copy.replace('portal.config.ts', menu, `  ${eventHook},\n${withHost('invest.lender.test')}`);
    build();
    hosts();
    const { status, output } = nginx('--api', 'http://127.0.0.1:1/api');
    copy.restore('portal.config.ts');
    expect(status, output).toBe(0);
    const written = copy.read('server/nginx.conf');
    expect(written).toContain("connect-src 'self' $api_origin_build https://events.lender.test;");
    const [, location = ''] = /location = \/events\.js \{([^}]*\{ \}[^}]*)\}/.exec(written) ?? [];
    expect(location).toContain('default_type "text/javascript; charset=utf-8";');
    rmSync(join(copy.folder, 'server'), { recursive: true });
  });

  it.each([
    [['--api', 'api.lender.test'], "--api is 'api.lender.test'; it has to be an address"],
    [['--api', 'http://127.0.0.1:1/api', '--port', '0'], "--port is '0'; it has to be a whole number"],
    [['--api', 'http://127.0.0.1:1/api', '--listen', 'localhost'], "--listen is 'localhost'; it has to be an IP"],
    [['--api', 'http://127.0.0.1:1/api'], 'portal.config.ts has no hosts'],
  ])('says what is wrong with %j', (args, message) => {
    expect(nginx(...args)).toMatchObject({ status: 1, output: expect.stringContaining(message) });
  });

  it('refuses values of the sandbox for a host that is not below .test or localhost, one line each', () => {
    copy.replace('portal.config.ts', menu, withHost('invest.lender.com'));
    const { status, output } = nginx('--api', 'http://127.0.0.1:1/api');
    copy.restore('portal.config.ts');
    expect(status).toBe(1);
    const lines = withoutNotices(output).split('\n');
    expect(lines.map((line) => line.trim().split(':')[0])).toEqual([
      'Values of the sandbox are not for invest.lender.com',
      'VITE_CLIENT_TOKEN',
      'api.endPointHosts',
      'footer.links',
      'footer.links',
    ]);
    expect(existsSync(join(copy.folder, 'server/nginx.conf'))).toBe(false);
  });
});
