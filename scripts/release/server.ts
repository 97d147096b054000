import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { dirname } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';

/** Where Caddy may be installed. */
export const knownCaddy = ['/usr/bin/caddy', '/usr/local/bin/caddy', '/opt/homebrew/bin/caddy'];

/** Writes a file in one step: a reader gets either the whole old file or the whole new one. */
function replace(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

function caddy(command: 'validate' | 'reload', file: string): void {
  const found = knownCaddy.find((path) => existsSync(path));
  if (!found) throw new Error('There is no Caddy on this machine. Install it, such as with `apt-get install caddy`.');
  const { status, stderr } = spawnSync(found, [command, '--config', file, '--adapter', 'caddyfile'], {
    encoding: 'utf8',
  });
  const said = stderr.split('\n').filter((line) => line !== '' && !line.startsWith('{'));
  if (status !== 0) throw new Error(`Caddy refuses to ${command} ${file}:\n${said.join('\n')}`);
}

const found = (pattern: RegExp, text: string) => pattern.exec(text)?.[1];

/** Gives the log to the owner of its folder: while root has Caddy validate a configuration, Caddy creates the log. */
function giveLog(text: string): void {
  const log = found(/^\toutput file "(.+)"/m, text);
  if (process.getuid?.() !== 0 || !log || !existsSync(log)) return;
  const { uid, gid } = statSync(dirname(log));
  chownSync(log, uid, gid);
}

async function isRunning(admin: string): Promise<boolean> {
  const [host = '', port] = admin.split(':');
  const socket = connect({ host, port: Number(port) });
  const answer = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  });
  socket.destroy();
  return answer;
}

/** The release that the running server names; undefined if it names none. */
function served(text: string): Promise<string | undefined> {
  const port = found(/^\thttp_port (\d+)/m, text);
  const address = found(/^\tdefault_bind (\S+)/m, text) ?? 'localhost';
  return new Promise((resolve) => {
    const sent = request({ host: address, port, path: '/health', timeout: 5000 });
    sent.on('response', async (answer) => resolve(found(/^ok (\S+)/, await textOf(answer))));
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => resolve(undefined));
    sent.end();
  });
}

/**
 * Has Caddy check a configuration, puts it where Caddy reads it, and has a running Caddy load it. If Caddy refuses it,
 * the old one stays. Returns whether the server names the release.
 */
export async function load(file: string, text: string, name: string): Promise<boolean> {
  mkdirSync(dirname(file), { recursive: true });
  const tried = `${file}.tried`;
  writeFileSync(tried, text);
  try {
    caddy('validate', tried);
  } finally {
    rmSync(tried);
    giveLog(text);
  }
  const former = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  replace(file, text);
  if (!(await isRunning(found(/^\tadmin (\S+)/m, text) ?? ''))) return false;
  try {
    caddy('reload', file);
  } catch (reason) {
    if (former !== undefined) replace(file, former);
    throw reason;
  }
  for (let tries = 0; tries < 50; tries += 1) {
    if ((await served(text)) === name) return true;
    await setTimeout(100);
  }
  return false;
}
