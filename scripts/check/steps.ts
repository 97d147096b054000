/** One of the things that `npm run check` runs. */
export interface Step {
  name: string;
  command: string;
  args: string[];
  /** The files and folders that decide what it says; the whole project where this is left out. */
  reads?: readonly string[];
  /** Whether it says something only where something is wrong, so that all of it is passed on: errors and warnings. */
  warns?: true;
}

/** How the check is asked for: whether warnings count as errors, and whether what can be mended by itself is. */
export interface Asked {
  strict?: boolean | undefined;
  fix?: boolean | undefined;
}

/** What decides generated/, beside the installed packages; scripts/imports.cjs refuses a generator that imports more. */
const generatorReads = ['openapi', 'scripts', 'src/api', 'src/format', 'package.json', 'tsconfig.json'];

const code = ['portal.config.ts', 'generated', 'scripts', 'src', 'tests'];

/** The steps of the check. They run at once. */
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
      // By name, as the first step writes a folder of its own beside these.
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
