import { jsonSchema } from '../../src/config/jsonSchema.ts';
import type { Portal } from '../../src/config/portal.ts';
import { routesOf } from '../../src/config/rules/screensOf.ts';
import { kinds } from '../../src/kinds/declared.ts';
import { loadConfig } from './loadConfig.ts';
import { lineOf } from './reportProblems.ts';

/** Prints a JSON Schema of the config with the routes of portal.config.ts; false if the config cannot be loaded. */
export async function printSchema(): Promise<boolean> {
  const { portal, problem } = await loadConfig();
  if (problem) console.error(lineOf(problem));
  // Made by definePortal; whether it is valid does not matter here.
  else console.log(JSON.stringify(jsonSchema(kinds, routesOf(portal as Portal)), null, 2));
  return problem === undefined;
}
