import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { offerHelp } from './commandLine.ts';
import { allCommands } from './test/commands.ts';
import { runCommands } from './test/runCommands.ts';
import { withTimes } from './test/withTimes.ts';

offerHelp(`npm run test:all -- [--rest | --times]

Runs every test, including Firefox and WebKit.

  --rest   runs what \`npm test\` leaves out
  --times  measures each part, and writes the times into tests/README.md
  --help   this text`);

const readme = join(import.meta.dirname, '../tests/README.md');

try {
  const { commands, isTimed } = allCommands(process.argv.slice(2));
  const { build, tests } = runCommands(commands, isTimed);
  const passed = tests.every((one) => one.passed);
  process.exitCode = passed ? 0 : 1;
  // The times of failed tests are not representative.
  if (isTimed && passed) {
    const seconds = [build, ...tests].map((one) => one.seconds);
    writeFileSync(readme, withTimes(readFileSync(readme, 'utf8'), seconds));
    console.log('The table in tests/README.md has the processor seconds of this run.');
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
