import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { offerHelp } from '../commandLine.ts';
import { CommandError } from './CommandError.ts';

/**
 * Runs a command, or prints its usage for `--help`, and sets the exit status. A `CommandError` is printed as one
 * sentence, and the status is 2.
 */
export async function runCommand(usage: string, run: () => Promise<number>): Promise<void> {
  offerHelp(usage);
  try {
    // Not exit(), which would cut off pending output.
    process.exitCode = await run();
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.error(`${error.message}\n--help shows all options.`);
    process.exitCode = 2;
  }
}

/** The values of a command's options. Throws `CommandError` if an option is unknown or lacks its value. */
export function optionsIn<const Options extends ParseArgsOptionsConfig>(args: string[], options: Options) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error));
  }
}

/** How a command reports: for people or for programs. Throws `CommandError` for any other word. */
export function formatOf(format: string): 'text' | 'json' {
  if (format !== 'text' && format !== 'json') throw new CommandError(`--format is '${format}'; allowed: text, json.`);
  return format;
}
