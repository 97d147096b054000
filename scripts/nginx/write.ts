import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Build } from './builds.ts';
import { nginxConfig } from './config.ts';
import type { NginxOptions } from './options.ts';
import { testConfig } from './running.ts';
import { machineFiles } from './unit.ts';

/** Writes a file in one step: a reader gets either the whole old file or the whole new one. */
export function replace(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

/** The group of nginx's workers; undefined if there is none, or if this process is not root, which only may use it. */
function groupOfWorkers(): number | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/etc/group')) return undefined;
  const [, id] = /^www-data:[^:]*:(\d+):/m.exec(readFileSync('/etc/group', 'utf8')) ?? [];
  return id === undefined ? undefined : Number(id);
}

/** A folder that nginx's workers can read, and others cannot. */
function privateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o750);
  const group = groupOfWorkers();
  if (group !== undefined) chownSync(folder, 0, group);
}

/**
 * Writes what nginx and its machine need to serve these builds. If nginx refuses the new configuration, the old one
 * stays unchanged.
 */
export function writeNginx(builds: readonly Build[], live: Build, options: NginxOptions): void {
  const { out, certificates } = options;
  for (const folder of ['temp', 'acme', 'own']) mkdirSync(join(out, folder), { recursive: true });
  for (const folder of [join(out, 'logs'), certificates]) privateFolder(folder);
  const tried = join(out, 'nginx.conf.new');
  writeFileSync(tried, nginxConfig(builds, live, options));
  try {
    // The configuration of a container is for another machine.
    if (!options.container) testConfig(out, 'nginx.conf.new');
  } catch (reason) {
    rmSync(tried);
    throw reason;
  }
  renameSync(tried, join(out, 'nginx.conf'));
  // In a container there is no systemd.
  if (options.container) return;
  for (const [name, text] of Object.entries(machineFiles(options))) replace(join(out, name), text);
}
