/** A step of `npm run check`. */
export interface Step {
  name: string;
  command: string;
  args: string[];
  /** The files and folders that its result depends on; by default the whole project. */
  reads?: readonly string[];
  /** Whether it prints only problems, so that all of its output is passed on: errors and warnings. */
  warns?: true;
}

/** The options of the check: `strict` turns warnings into errors, `fix` repairs what it can. */
export interface Asked {
  strict?: boolean | undefined;
  fix?: boolean | undefined;
}

/**
 * What generated/ depends on, besides the installed packages; scripts/imports.cjs refuses other imports in generators.
 */
const generatorReads = ['openapi', 'scripts', 'src/api', 'src/format', 'package.json', 'tsconfig.json'];

const code = ['portal.config.ts', 'generated', 'scripts', 'src', 'tests'];

/** The steps of the check, which run in parallel. */
export function stepsOf({ strict = false, fix = false }: Asked): Step[] {
  const strictly = strict ? ['--strict'] : [];
  return [
    {
      name: 'description and generated code',
      command: 'node',
      args: ['scripts/generate.ts', '--check', ...strictly],
      reads: [...generatorReads, 'generated'],
      warns: true,
    },
    {
      name: 'config',
      command: 'node',
      args: ['scripts/checkConfig.ts', ...strictly, ...(fix ? ['--fix'] : [])],
      warns: true,
    },
    {
      name: 'types',
      command: 'tsc',
      args: [
        ...['--noEmit', '-p', 'tsconfig.json', '--pretty', 'false'],
        ...['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/check/tsbuildinfo'],
      ],
    },
    {
      name: 'imports',
      command: 'depcruise',
      args: ['--config', 'scripts/imports.cjs', '--output-type', 'err-long', ...code],
    },
    {
      name: 'lint and format',
      command: 'biome',
      // Listed by name, because the first step writes a temporary folder beside these.
      args: [
        'check',
        '--config-path=scripts',
        '--max-diagnostics=none',
        ...code,
        'openapi',
        'package.json',
        'tsconfig.json',
      ],
    },
    { name: 'dead code', command: 'knip', args: ['--config', 'scripts/knip.json', '--no-progress'] },
  ];
}
