import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Portal } from '../../src/config/portal.ts';
import { cachedResult } from '../check/cachedResult.ts';
import { configParts } from '../check/configParts.ts';

/** What the check of the config found: `complaint` holds all errors or, if there are none, `warning` the warnings. */
interface Verdict {
  complaint?: string;
  warning?: string;
  /** The config as it was checked; undefined if it has errors. */
  portal?: Portal;
}

/** Checks the config at the first request, and `again` after an edit. */
export interface ConfigCheck {
  latest(): Promise<Verdict>;
  again(): Promise<Verdict>;
  /** The config. Throws if it has errors. */
  sound(): Promise<Portal>;
}

export function configCheck(root: string): ConfigCheck {
  let found: Promise<Verdict> | undefined;
  const again = () => {
    found = verdictOn(root);
    return found;
  };
  const latest = () => found ?? again();
  return {
    latest,
    again,
    async sound() {
      const { portal, complaint } = await latest();
      if (!portal) throw new Error(complaint);
      return portal;
    },
  };
}

/** The last verdict, if the files are unchanged and it had no complaint; otherwise a new one. */
async function verdictOn(root: string): Promise<Verdict> {
  const { cached, store } = cachedResult(root, 'verdict', configParts);
  if (cached) return JSON.parse(cached.toString()) as Verdict; // Written below.
  const verdict = await check(root);
  if (!verdict.complaint) store(JSON.stringify(verdict));
  return verdict;
}

/** Runs the check in a new process, because Node caches modules and the config may have just been edited. */
function check(root: string): Promise<Verdict> {
  const child = fork(join(root, 'scripts/checkConfig.ts'), { silent: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
  let portal: Portal;
  child.on('message', (message) => {
    portal = message as Portal; // The process sends nothing else.
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => {
      const said = output.trim();
      if (status !== 0) resolve({ complaint: said });
      else resolve({ portal, ...(said && { warning: said }) });
    });
  });
}
