import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions } from '../nginx/options.ts';
import { reload, runningNginx } from '../nginx/running.ts';
import { replace, writeNginx } from '../nginx/write.ts';
import { buildsIn } from './folder.ts';

const wordsFile = (to: string) => join(to, 'nginx.json');

/** Stores the options with which nginx serves a folder of releases; each release writes the configuration again. */
export const keepWords = (to: string, words: readonly string[]): void =>
  replace(wordsFile(to), `${JSON.stringify(words)}\n`);

/**
 * Tells the nginx that serves the folder about all of its releases, before one of them goes live. Returns how far that
 * got.
 */
export async function prepareNginx(to: string, live: string, root: string): Promise<'none' | 'written' | 'loaded'> {
  if (!existsSync(wordsFile(to))) return 'none';
  const options = readOptions(JSON.parse(readFileSync(wordsFile(to), 'utf8')), root);
  const builds = buildsIn(to);
  const next = builds.find(({ name }) => name === live);
  if (!options || !next) return 'none';
  writeNginx(builds, next, options);
  const pid = runningNginx(options.out);
  if (pid === undefined) return 'written';
  await reload(options.out, pid);
  return 'loaded';
}
