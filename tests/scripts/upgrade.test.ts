import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import portal from '../../portal.config.ts';
import { configVersion } from '../../src/config/version.ts';
import { compiler } from '../config/compiler.ts';
import { projectCopy } from '../projectCopy.ts';

const root = join(import.meta.dirname, '../..');
const copy = projectCopy();
const { write, replace, read } = copy;
const git = (...args: string[]) => copy.run('git', '-c', 'user.name=A', '-c', 'user.email=a@portal.test', ...args);

function commit(message: string): void {
  git('add', '--all');
  expect(git('commit', '--quiet', '--message', message)).toMatchObject({ status: 0 });
}

/** A kind of section with a few words. */
function addKind(kind: string, component: string): void {
  write(
    `src/kinds/${kind}/options.ts`,
    `import { prose } from '../../config/declare.ts';
import { kind } from '../../config/kind.ts';
import type { SectionOf } from '../../config/loose.ts';

export const ${kind} = kind('${kind}', { words: prose });

export type ${component}Config = SectionOf<typeof ${kind}>;
`,
  );
  write(
    `src/kinds/${kind}/${component}.tsx`,
    `import type { ${component}Config } from './options.ts';
import { SectionFrame } from '../../screen/SectionFrame.tsx';

export function ${component}({ section }: { section: ${component}Config }) {
  return <SectionFrame section={section}>{section.words}</SectionFrame>;
}
`,
  );
}

const menu = '  menu: [\n';
const brand = `name: '${portal.brand.name}'`;
const reference = 'generated/reference.md';
const title = '# Reference\n';

/** One of each thing that an adopter adds or changes. */
function adopt(): void {
  addKind('award', 'AwardSection');
  const own = 'src/kinds/own.ts';
  replace(own, 'ownKinds = {}', 'ownKinds = { award }');
  const load = "async () => (await import('./award/AwardSection.tsx')).AwardSection";
  replace(own, 'ownDrawn = {}', `ownDrawn = { award: { load: ${load} } }`);
  write(own, `import { award } from './award/options.ts';\n\n${read(own)}`);
  write(
    'src/screens/awards.ts',
    `import { award } from '../kinds/award/options.ts';
import { notice } from '../kinds/notice/options.ts';
import { screen } from '../config/screen.ts';

export const awards = screen({
  title: 'Awards',
  sections: [
    award({ id: 'award', title: 'Award', words: 'Lender of the year.' }),
    // Until there are more.
    notice({ id: 'others', title: 'Others', text: 'No other award yet.' }),
  ],
});
`,
  );
  write(
    'src/hosts/harbour.ts',
    `import { host } from '../config/host.ts';\n\nexport const harbour = host({ host: 'invest.harbour.test' });\n`,
  );
  write(
    'openapi/overlays/50-our-api.yaml',
    `overlay: 1.0.0
info: { title: Our API, version: 1.0.0 }
actions:
  - target: $.components.schemas.TeamMember.properties.department
    update: { title: Our department }
`,
  );
  replace('src/values/text/ownTexts.ts', '= {}', "= { en: { actions: { close: 'Done' } } }");
  replace('src/values/text/fr/configSignedIn.ts', '= {', "= {\n  Awards: 'Prix',");
  replace('portal.config.ts', brand, "name: 'Harbour and Daughters'");
  replace('portal.config.ts', menu, `${menu}    { label: 'Awards', icon: 'award', to: '/awards' },\n`);
  replace('portal.config.ts', '    signedIn: {\n', "    signedIn: {\n      '/awards': awards,\n");
  replace('portal.config.ts', 'hosts: [northline', 'hosts: [harbour, northline');
  replace(
    'portal.config.ts',
    'import { signIn }',
    "import { awards } from './src/screens/awards.ts';\nimport { harbour } from './src/hosts/harbour.ts';\nimport { signIn }",
  );
  // As `npm run generate` writes it for the overlay.
  replace(reference, title, `${title}\nOf our API.\n`);
}

/** Raises the version and renames the word, as the changelog tells an operator to do. */
function rewriteConfig(): void {
  replace('portal.config.ts', `version: ${configVersion}`, `version: ${configVersion + 1}`);
  for (const file of globSync('src/screens/*.ts', { cwd: copy.folder }))
    write(file, read(file).replace(/(?<=\bnotice\([^)]*?)\btext:/g, 'words:'));
}

/** A later version: it adds to the same places of the project, changes its own config, and renames a word. */
function develop(): void {
  addKind('banner', 'BannerSection');
  replace('src/kinds/declared.ts', '  prose,\n', '  prose,\n  banner,\n');
  replace(
    'src/kinds/declared.ts',
    'import { cards }',
    "import { banner } from './banner/options.ts';\nimport { cards }",
  );
  const drawn = 'src/kinds/drawn.ts';
  replace(drawn, '  form: {', '  banner: { Section: BannerSection },\n  form: {');
  replace(
    drawn,
    'import { CardsSection }',
    "import { BannerSection } from './banner/BannerSection.tsx';\nimport { CardsSection }",
  );
  replace('src/kinds/notice/options.ts', '{ text: prose }', '{ words: prose }');
  replace('src/kinds/notice/NoticeSection.tsx', 'section.text', 'section.words');
  replace('src/values/text/en/visitors.ts', "    close: 'Close',", "    close: 'Close it',\n    open: 'Open it',");
  replace('src/config/portalDeclared.ts', '  locale: tag,\n', '  locale: tag,\n  motto: optional(prose),\n');
  replace(
    'openapi/schemas/teams.yaml',
    'TeamMember:\n  type: object\n',
    'TeamMember:\n  title: Somebody of the team\n  type: object\n',
  );
  replace('src/config/version.ts', `= ${configVersion}`, `= ${configVersion + 1}`);
  rewriteConfig();
  replace('portal.config.ts', brand, "name: 'Northline Private Capital'");
  replace('portal.config.ts', menu, `${menu}    { label: 'Start', icon: 'house', to: '/overview' },\n`);
  replace('src/values/text/fr/configSignedIn.ts', '= {', "= {\n  Start: 'Accueil',");
  replace(reference, title, `${title}\nOf the later version.\n`);
}

it('A merge keeps every file that is there for an operator’s own code', () => {
  const attributes = readFileSync(join(root, '.gitattributes'), 'utf8');
  const own = globSync('src/**/own*.{ts,tsx}', { cwd: root });
  expect(own.filter((file) => !attributes.includes(`\n${file} merge=ours\n`))).toEqual([]);
  expect(own.length).toBeGreaterThan(1);
});

describe('a later version', () => {
  beforeAll(() => {
    write('portal.config.ts', readFileSync(join(root, 'portal.config.ts'), 'utf8'));
    for (const name of ['configSignedIn.ts', 'configVisitors.ts'])
      write(`src/values/text/fr/${name}`, readFileSync(join(root, 'src/values/text/fr', name), 'utf8'));
    write('.gitattributes', readFileSync(join(root, '.gitattributes'), 'utf8'));
    write('.gitignore', 'node_modules\n');
    git('init', '--quiet', '--initial-branch=main');
    git('config', 'merge.ours.driver', 'true');
    commit('Release a version');
    git('switch', '--quiet', '--create', 'adopter');
    adopt();
    commit('Make it ours');
    git('switch', '--quiet', 'main');
    develop();
    commit('Release a later version');
    git('switch', '--quiet', 'adopter');
  }, 60_000);

  it('is merged without a conflict into a portal with a screen, host, overlay, text, kind and config of its own', () => {
    const { status, output } = git('merge', '--no-edit', 'main');
    expect(status, output).toBe(0);
    expect(copy.run('node', 'scripts/checkConfig.ts')).toMatchObject({
      status: 1,
      output: expect.stringContaining(
        `the config is written for version ${configVersion}; .github/CHANGELOG.md says what has changed since`,
      ),
    });

    expect(copy.run('node', 'scripts/generate.ts')).toMatchObject({ status: 0 });
    rewriteConfig();
    expect(copy.run('node', 'scripts/checkConfig.ts')).toMatchObject({ status: 0 });
    const { output: changed } = git('diff', '--name-only', 'main~1', '--', '*.ts', '*.tsx');
    const files = changed.split('\n');
    const { remarksOn } = compiler(Object.fromEntries(files.map((file) => [file, read(file)])));
    expect(files).toEqual(expect.arrayContaining(['portal.config.ts', 'src/kinds/declared.ts', 'src/kinds/drawn.ts']));
    expect(files.flatMap(remarksOn)).toEqual([]);

    expect(read('portal.config.ts')).toMatch(
      /name: 'Harbour and Daughters'[\s\S]*label: 'Awards'[\s\S]*hosts: \[harbour/,
    );
    expect(read('portal.config.ts')).not.toContain("label: 'Start'");
    expect(read('generated/fields.ts')).toContain('Our department');
    expect(read(reference).split('\n')).toEqual(expect.arrayContaining(['### award', '### banner']));
    const words = `const { loadVisitorTexts } = await import('./src/values/text/loadTexts.ts');
const { text } = await import('./src/values/text/text.ts');
await loadVisitorTexts('en-CA');
console.log(text.actions.close, '/', text.actions.open);`;
    expect(copy.run('node', '--input-type=module', '--eval', words).output).toBe('Done / Open it');
  });
});
