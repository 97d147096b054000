import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn } from '../scripts/filesIn.ts';
import { kinds } from '../src/kinds/declared.ts';
import { ownKinds } from '../src/kinds/own.ts';
import { users } from '../src/sandbox/data/users.ts';

const root = join(import.meta.dirname, '..');
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
const isThere = (path: string) => existsSync(join(root, path));

/** The paths of all documents except the generated reference and list of figures, which have their own tests. */
const documents = ['.github', 'openapi', 'scripts', 'src', 'tests']
  .flatMap((folder) => filesIn(join(root, folder)).map((file) => `${folder}/${file}`))
  .filter((file) => file.endsWith('.md'))
  .concat('README.md', 'generated/README.md');

const most = (file: string) => {
  if (file === 'README.md') return 180;
  return file.startsWith('.github/decisions/') ? 20 : 200;
};

/** The anchors that GitHub generates from a document's headings. */
const anchorsOf = (file: string) =>
  [...textOf(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** The targets of a document's links and pictures within the project. */
const linksOf = (file: string) =>
  [...textOf(file).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^https?:/.test(target));

function leadsNowhere(file: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? file : join(dirname(file), path);
  if (!isThere(target)) return true;
  return anchor !== undefined && !anchorsOf(target).includes(anchor);
}

/** Paths that the documents give as examples and that do not exist in the project. */
const examples =
  /^(openapi\/(overlays|apis)\/.*|openapi\/portal\.ts|generated\/apis\/bank\.ts|scripts\/docker\/certificates\/|src\/hosts\/lakeside\.ts|src\/values\/text\/de\/texts\.ts)$/;

/** The files and folders that a document names in code font, from the root. */
const pathsOf = (file: string) =>
  [...textOf(file).matchAll(/`((?:src|scripts|tests|openapi|generated|\.ci|\.github)\/[\w./*-]*)`/g)].map(
    ([, path = '']) => path,
  );

interface Command {
  script: string;
  options: string[];
}

/** The npm commands of a document with their options, in its prose, tables and code blocks. */
const commandsOf = (file: string): Command[] =>
  [...textOf(file).matchAll(/npm (?:run (?:--silent )?([\w:]+)|(start|test)\b)((?: -- [^`\n#|]*)?)/g)].map(
    ([, named, plain, rest = '']) => ({
      script: named ?? plain ?? '',
      options: rest.match(/(?<=\s)--[a-z][\w-]*/g) ?? [],
    }),
  );

const { scripts }: { scripts: Record<string, string> } = JSON.parse(textOf('package.json'));

/** The file that an npm script starts, such as scripts/check.ts. */
const sourceOf = (script: string) => /scripts\/(?!compileCache)[\w.]+\.ts/.exec(scripts[script] ?? '')?.[0] ?? '';

/** Commands of our own, which list their options with `--help`; the others are those of a tool. */
const helpful = Object.keys(scripts).filter((script) => scripts[script]?.includes('node '));

/** What a command prints. The time is short, because a server would run until it is ended. */
const run = (script: string, option: string) =>
  spawnSync('node', [sourceOf(script), option], { cwd: root, encoding: 'utf8', timeout: 60_000 });

function help(script: string): string {
  const { status, stdout, stderr } = run(script, '--help');
  expect(status, stderr).toBe(0);
  return stdout;
}

/** The file that runs each command, and the words in it that do so. */
const ranBy: Record<string, [file: string, words: string]> = {
  start: ['tests/scripts/serving.test.ts', 'scripts/start.ts'],
  test: ['.ci/run', 'npm test'],
  'test:all': ['.ci/run', 'npm run test:all'],
  check: ['.ci/run', 'npm run check'],
  generate: ['tests/browser/ownPortal.ts', 'scripts/generate.ts'],
  build: ['scripts/test/runCommands.ts', "'npm', 'run', 'build'"],
  'build:demo': ['tests/browser/demo.browser.ts', 'build:demo'],
  preview: ['scripts/playwright.config.ts', 'npm run preview'],
  hosts: ['tests/scripts/hosts.test.ts', 'npm run hosts'],
  release: ['tests/scripts/hosts.test.ts', 'npm run release'],
  doctor: ['tests/deploy/doctor.test.ts', 'scripts/doctor.ts'],
  sandbox: ['tests/engines/walk.ts', 'sandbox'],
  'api:verify': ['tests/scripts/apiVerify.test.ts', "'apiVerify'"],
  'api:learn': ['tests/scripts/apiLearn.test.ts', "'apiLearn'"],
};

/** These take too long for a test or write files that tests read, so people run them and look at the outcome. */
const ranByPeople = ['bench', 'format', 'mutants', 'pictures'];

const allCommands = documents.flatMap((file) => commandsOf(file).map((command) => ({ file, ...command })));

describe('The documentation', () => {
  it.each(documents.map((file) => [file, most(file)] as const))('keeps %s within %i lines', (file, lines) => {
    expect(textOf(file).trimEnd().split('\n').length).toBeLessThanOrEqual(lines);
  });

  it('has only working links, including those to headings', () => {
    const broken = documents.flatMap((file) =>
      linksOf(file)
        .filter((link) => leadsNowhere(file, link))
        .map((link) => `${file}: ${link}`),
    );
    expect(broken).toEqual([]);
  });

  it('can be reached from the README', () => {
    const reached = new Set(['README.md']);
    for (const file of reached) {
      const targets = linksOf(file).map((link) => join(dirname(file), link.split('#')[0] ?? ''));
      for (const target of targets.filter((path) => path.endsWith('.md') && isThere(path))) reached.add(target);
    }
    const unreached = documents.filter((file) => !reached.has(file) && !file.startsWith('.github/decisions/'));
    expect(unreached).toEqual([]);
  });

  it('names everything in generated/', () => {
    const table = textOf('generated/README.md');
    const left = readdirSync(join(root, 'generated')).filter((name) => !new RegExp(`\`${name}/?\``).test(table));
    expect(left).toEqual(['README.md']);
  });

  it('names only files and folders that exist', () => {
    const missing = documents.flatMap((file) =>
      pathsOf(file)
        .filter((path) => !examples.test(path) && globSync(path, { cwd: root }).length === 0)
        .map((path) => `${file}: ${path}`),
    );
    expect(missing).toEqual([]);
  });

  it('lists every kind of section and every panel except those of a single portal', () => {
    const [, tables = ''] = /## Kinds of sections\n([\s\S]*?)\n## /.exec(textOf('src/config/README.md')) ?? [];
    const named = tables
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .flatMap((line) => (line.split('|')[1] ?? '').match(/\w+/g) ?? []);
    const ours = Object.keys(kinds).filter((kind) => !(kind in ownKinds));
    expect(named.toSorted()).toEqual(ours.toSorted());
  });

  it('lists the users of the sandbox', () => {
    const listed = [...textOf('README.md').matchAll(/^\| `(\w+@northline\.test)`/gm)].map(([, email]) => email);
    expect(listed.toSorted()).toEqual(users.map(({ email }) => email).toSorted());
  });

  it('gives each decision with its context and its consequence', () => {
    const decisions = documents.filter((file) => file.startsWith('.github/decisions/'));
    expect(decisions.length).toBeGreaterThan(0);
    for (const file of decisions) {
      expect(textOf(file), file).toMatch(
        /^# .+\n\n\*\*Context\.\*\* .+\n\n\*\*Decision\.\*\* .+\n\n\*\*Consequence\.\*\* .+\n$/,
      );
    }
  });

  it('names only existing tests as proofs', () => {
    const endings = ['', '.test.ts', '.test.tsx', '.browser.ts'];
    const proofsOf = (file: string) =>
      textOf(file)
        .split('\n')
        .filter((line) => /^\| [^`]/.test(line))
        .flatMap((line) => [...(line.split('|').at(-2) ?? '').matchAll(/`(\w+\/[\w./]*)`/g)])
        .map(([, name = '']) => name);
    const proofs = ['tests/README.md', 'tests/environment.md', 'tests/security.md'].flatMap(proofsOf);
    expect(proofs.length).toBeGreaterThan(100);
    const missing = proofs.filter((name) => !endings.some((end) => isThere(`tests/${name}${end}`) || isThere(name)));
    expect([...new Set(missing)]).toEqual([]);
    const threats = textOf('tests/security.md').match(/(?<=^\| (S5, )?)S\d+/gm);
    expect(threats).toEqual(Array.from({ length: 30 }, (_, index) => `S${index + 1}`));
  });

  it('contains each reading that the code cites', () => {
    const readings = textOf('tests/specification/readings.md');
    const code = filesIn(join(root, 'src')).filter((file) => /\.tsx?$/.test(file));
    const cited = code.flatMap((file) =>
      [...textOf(`src/${file}`).matchAll(/Readings? (R\d+(?:, R\d+)*)/g)].flatMap(([, names = '']) =>
        names.split(', '),
      ),
    );
    expect(cited.length).toBeGreaterThan(50);
    expect([...new Set(cited)].filter((name) => !readings.includes(`| ${name} |`))).toEqual([]);
  });
});

describe('The commands of the documentation', () => {
  it('are scripts of package.json, all of which the README lists', () => {
    expect(allCommands.filter(({ script }) => !(script in scripts))).toEqual([]);
    const listed = textOf('README.md').match(/(?<=^\| `npm .*)[\w:]+(?=`[^|]*\|)|(?<=, `)[\w:]+(?=`)/gm) ?? [];
    const ofReadme = [...commandsOf('README.md').map(({ script }) => script), ...listed];
    expect(Object.keys(scripts).filter((script) => !ofReadme.includes(script))).toEqual([]);
  });

  it('are run by a test or by CI, except for those that only people run', () => {
    const scriptsOfPeople = Object.keys(scripts).filter((script) => !(script in ranBy));
    expect(scriptsOfPeople.toSorted()).toEqual(ranByPeople);
    for (const [file, words] of Object.values(ranBy)) expect(textOf(file), file).toContain(words);
  });

  it.each(helpful)('list their options with --help: %s', (script) => {
    const known = help(script);
    const ours = allCommands.filter((command) => command.script === script);
    expect(ours.length).toBeGreaterThan(0);
    const unknown = ours.flatMap(({ file, options }) =>
      options.filter((option) => option !== '--help' && !known.includes(option)).map((option) => `${file}: ${option}`),
    );
    expect(unknown).toEqual([]);
  });

  it.each(['start', 'generate', 'pictures'])('refuse an option that they do not know: %s', (script) => {
    const { status, stderr } = run(script, '--prot');
    expect({ status, stderr }).toEqual({ status: 1, stderr: "Unknown option '--prot'\n--help shows all options.\n" });
  });

  it('are valid shell code', () => {
    const blocks = documents.flatMap((file) =>
      [...textOf(file).matchAll(/```sh\n([\s\S]*?)```/g)].map(([, lines]) => lines),
    );
    expect(blocks.length).toBeGreaterThan(5);
    for (const lines of blocks)
      expect(spawnSync('sh', ['-n'], { input: lines, encoding: 'utf8' }), lines).toMatchObject({
        status: 0,
        stderr: '',
      });
  });

  it('have no options of the tools behind them', () => {
    const ofTools = allCommands.filter(({ script, options }) => !helpful.includes(script) && options.length > 0);
    expect(ofTools).toEqual([]);
  });

  it.each(
    [...new Set(documents.flatMap((file) => textOf(file).match(/--explain \/[\w/-]+/g) ?? []))].map((option) => [
      option,
    ]),
  )('print a screen: check -- %s', (option) => {
    const { status, stdout } = spawnSync('node', ['scripts/check.ts', ...option.split(' ')], {
      cwd: root,
      encoding: 'utf8',
    });
    expect({ status, hasQueries: /^ +query: \w+/m.test(stdout) }).toEqual({ status: 0, hasQueries: true });
  });
});
