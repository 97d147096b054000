import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { freePorts } from '../freePorts.ts';

const root = join(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

it.each(['start', 'preview', 'sandbox'])(
  'npm run %s replaces the shell that npm starts, which passes on no signal',
  (name) => {
    expect(scripts[name]).toMatch(/^exec node /);
  },
);

it('A server ends with the npm that runs it', async () => {
  const [port = 0] = await freePorts(1);
  const npm = spawn('npm', ['run', 'sandbox', '--', '--port', String(port)], { cwd: root });
  await new Promise<void>((resolve) => {
    npm.stdout.on('data', (text) => String(text).includes(`:${port}`) && resolve());
  });
  npm.kill();
  await once(npm, 'exit');
  await expect
    .poll(() => fetch(`http://127.0.0.1:${port}/`).then(String, () => 'nobody answers'))
    .toBe('nobody answers');
});
