import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Where nginx may be installed. */
export const knownNginx = ['/usr/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx', '/usr/local/bin/nginx'];

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** The process id of the nginx that was started for a folder; undefined if none is running. */
export function runningNginx(folder: string): number | undefined {
  const pid = Number(read(join(folder, 'nginx.pid')));
  return pid > 0 && read(`/proc/${pid}/cmdline`).startsWith('nginx: master process') ? pid : undefined;
}

const workersOf = (pid: number) => read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean);

/** Throws an error with nginx's own complaint about a configuration; does nothing if nginx is not installed. */
export function testConfig(folder: string, name: string): void {
  const nginx = knownNginx.find((path) => existsSync(path));
  if (!nginx) return;
  const { status, stderr } = spawnSync(nginx, ['-t', '-q', '-p', folder, '-c', name], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`nginx refuses the configuration in ${join(folder, name)}:\n${stderr.trim()}`);
}

/** Whether a worker accepts no more connections: it has ended, or ends with its last open connection. */
const isLeaving = (worker: string) => /^$|shutting down/.test(read(`/proc/${worker}/cmdline`));

/**
 * Makes an nginx load its configuration, and waits until all workers that accept connections use it. Throws if nginx
 * keeps the old one.
 */
export async function reload(folder: string, pid: number): Promise<void> {
  const before = workersOf(pid);
  process.kill(pid, 'SIGHUP');
  const end = Date.now() + 30_000;
  while (!before.every(isLeaving) || workersOf(pid).every((worker) => before.includes(worker))) {
    if (Date.now() > end) throw new Error(`nginx has not loaded ${folder}/nginx.conf; logs/error.log says why.`);
    await setTimeout(5);
  }
}
