import type { Portal } from '../../src/config/portal.ts';
import { loadConfig } from '../check/loadConfig.ts';
import { lineOf } from '../check/reportProblems.ts';
import { CommandError } from './CommandError.ts';

/** The portal of portal.config.ts. Throws `CommandError` if it cannot be loaded. */
export async function loadPortal(): Promise<Portal> {
  const { portal, problem } = await loadConfig();
  if (problem) throw new CommandError(lineOf(problem));
  return portal as Portal; // Made by definePortal; the check says whether it is valid.
}
