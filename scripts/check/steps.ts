import { configParts } from './configParts.ts';
import {
  compilerFindings,
  deadCodeFindings,
  importFindings,
  lintFindings,
  ownFindings,
  type ReadFindings,
  shortMessages,
} from './findings.ts';

/** A step of `npm run check`. */
export interface Step {
  name: string;
  command: string;
  args: string[];
  /** Whether it prints only problems, so that all of its output is passed on: errors and warnings. */
  warns?: true;
  /** The parts of the project that it reads; the whole project if absent. */
  reads?: readonly string[];
  /** The parts whose files it reads only for their imports. */
  readsImports?: readonly string[];
  /** The parts whose files it checks separately: it receives only those that have changed since they passed. */
  each?: readonly string[];
  /** Shortens its output. */
  shorten?: (output: string) => string;
  /** The arguments that make its output readable for a program, and how to read it. */
  data: { args: string[]; read: ReadFindings };
}

/** The options of the check: `strict` turns warnings into errors, `fix` repairs what it can. */
export interface CheckOptions {
  strict?: boolean | undefined;
  fix?: boolean | undefined;
}

/** Makes Node cache compiled code, in the steps that run the project's own scripts. */
const compiled = ['--import', './scripts/compileCache.js'];

/** What the generator reads, besides the imports in src/. */
const described = [
  ...['openapi', 'generated', 'scripts/generate.ts', 'scripts/generate', 'scripts/check'],
  // What the adapters of other APIs import.
  'src/client/defineAdapter.ts',
  ...['config', 'figures', 'kinds', 'values'].map((folder) => `src/${folder}`),
];

/** Where the tools cache their results for unchanged files. */
const cacheFolder = 'node_modules/.cache/portal';

const cached = (name: string) => ['--cache', '--cache-location', `${cacheFolder}/${name}`];

const code = ['portal.config.ts', 'generated', 'scripts', 'src', 'tests'];

/** The steps of the check, which run in parallel. */
export function stepsOf({ strict = false, fix = false }: CheckOptions): Step[] {
  const strictly = strict ? ['--strict'] : [];
  const generate = [...compiled, 'scripts/generate.ts', '--check', ...strictly];
  const config = [...compiled, 'scripts/checkConfig.ts', ...strictly, ...(fix ? ['--fix'] : [])];
  const types = [
    ...['--noEmit', '-p', 'tsconfig.json', '--pretty', 'false'],
    ...['--incremental', '--tsBuildInfoFile', `${cacheFolder}/tsbuildinfo`],
  ];
  const imports = (type: string) => ['--config', 'scripts/imports.cjs', '--output-type', type, ...code];
  const asErrors = strict ? ['--error-on-warnings'] : [];
  const lint = ['check', '--config-path=scripts', '--max-diagnostics=none', '--no-errors-on-unmatched', ...asErrors];
  const deadCode = ['--config', 'scripts/knip.json', '--no-progress', ...cached('dead-code')];
  return [
    {
      name: 'description and generated code',
      command: 'node',
      args: generate,
      warns: true,
      reads: described,
      // The list of figures names the files that show each figure.
      readsImports: ['src'],
      data: { args: [...generate, '--json'], read: ownFindings },
    },
    {
      name: 'config',
      command: 'node',
      args: config,
      warns: true,
      reads: configParts,
      data: { args: [...config, '--json'], read: ownFindings },
    },
    {
      name: 'types',
      command: 'tsc',
      args: types,
      shorten: shortMessages,
      data: { args: types, read: compilerFindings },
    },
    {
      name: 'imports',
      command: 'depcruise',
      args: imports('err-long'),
      reads: ['scripts/imports.cjs', 'package.json', 'tsconfig.json'],
      readsImports: code,
      data: { args: imports('json'), read: importFindings },
    },
    {
      name: 'lint and format',
      command: 'biome',
      args: lint,
      // Listed by name, because the first step writes a temporary folder next to these.
      each: [...code, 'openapi', 'package.json', 'tsconfig.json'],
      reads: ['scripts/biome.json'],
      data: { args: [...lint, '--reporter=json'], read: lintFindings(strict) },
    },
    {
      name: 'dead code',
      command: 'knip',
      args: deadCode,
      data: { args: [...deadCode, '--reporter', 'json'], read: deadCodeFindings },
    },
  ];
}
