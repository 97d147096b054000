import { CommandError } from './CommandError.ts';

/** Runs a command and sets its exit status; a `CommandError` is printed as one sentence and exits with 2. */
export async function runCommand(run: () => Promise<number>): Promise<void> {
  try {
    // Not exit(), which would cut off pending output.
    process.exitCode = await run();
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.error(`${error.message}\n--help shows all options.`);
    process.exitCode = 2;
  }
}
