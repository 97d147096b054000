import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBrowser, ensureEngines } from './browser.ts';

function run(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { cwd: join(import.meta.dirname, '..'), stdio: 'inherit' }).status === 0;
}

try {
  console.log(`The browser tests run in ${ensureBrowser()}.`);
  ensureEngines();
  // The browsers walk through the production build.
  const isBuilt = run('npm', 'run', 'build');
  const results = [
    run('vitest', 'run', '--config', 'scripts/vitest.config.ts'),
    isBuilt && run('playwright', 'test', '--config', 'scripts/playwright.config.ts'),
    isBuilt && run('vitest', 'run', '--config', 'scripts/engines.config.ts'),
  ];
  process.exitCode = results.every(Boolean) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
