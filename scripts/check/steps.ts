/** One of the things that `npm run check` runs. */
export interface Step {
  name: string;
  command: string;
  args: string[];
  /** Whether it says something only where something is wrong, so that all of it is passed on: errors and warnings. */
  warns?: true;
}

/** How the check is asked for: whether warnings count as errors, and whether what can be mended by itself is. */
export interface Asked {
  strict?: boolean | undefined;
  fix?: boolean | undefined;
}

/** The steps of the check; the first has to be over before the others begin, as it writes beside generated/, which they read. */
export function stepsOf({ strict = false, fix = false }: Asked): [first: Step, ...others: Step[]] {
  const strictly = strict ? ['--strict'] : [];
  return [
    {
      name: 'description and generated code',
      command: 'node',
      args: ['scripts/generate.ts', '--check', ...strictly],
      warns: true,
    },
    {
      name: 'config',
      command: 'node',
      args: ['scripts/checkConfig.ts', ...strictly, ...(fix ? ['--fix'] : [])],
      warns: true,
    },
    { name: 'types', command: 'tsc', args: ['--noEmit', '-p', 'tsconfig.json', '--pretty', 'false'] },
    {
      name: 'imports',
      command: 'depcruise',
      args: [
        ...['--config', 'scripts/imports.cjs', '--output-type', 'err-long'],
        ...['portal.config.ts', 'generated', 'scripts', 'src', 'tests'],
      ],
    },
    { name: 'lint and format', command: 'biome', args: ['check', '--config-path=scripts', '--max-diagnostics=none'] },
    { name: 'dead code', command: 'knip', args: ['--config', 'scripts/knip.json', '--no-progress'] },
  ];
}
