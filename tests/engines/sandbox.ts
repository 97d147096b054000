import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { today } from '../day.ts';

const root = join(import.meta.dirname, '../..');

export interface RunningPortal {
  url: string;
  stop(): Promise<unknown>;
}

/** The production build with a sandbox of its own, at the clock of all tests. */
export async function startPortal(port: number): Promise<RunningPortal> {
  const preview = spawn(process.execPath, [join(root, 'scripts/preview.ts')], {
    env: { ...process.env, PORT: String(port), SANDBOX_TODAY: today },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(preview, 'exit');
  let said = '';
  for (const stream of [preview.stdout, preview.stderr]) stream.on('data', (text) => (said += text));
  const url = `http://localhost:${port}`;
  while (!said.includes(url)) {
    if (preview.exitCode !== null) throw new Error(`The portal did not start. ${said}`);
    await Promise.race([once(preview.stdout, 'data'), ended]);
  }
  return {
    url,
    stop() {
      preview.kill('SIGKILL'); // A polite signal would let it wait for the connections that browsers keep open.
      return ended;
    },
  };
}
