import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/** Prints a command's usage and ends the command, if its command line has `--help`. */
export function offerHelp(usage: string): void {
  if (!process.argv.includes('--help')) return;
  console.log(usage);
  process.exit();
}

/** The values of a command's options. Ends the command after its help, and at an option that it does not know. */
export function readOptions<const Options extends ParseArgsOptionsConfig>(usage: string, options: Options) {
  offerHelp(usage);
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n--help shows all options.`);
    process.exit(1);
  }
}
