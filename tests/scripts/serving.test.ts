import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
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

it('npm start serves the gallery of widgets', async () => {
  const [port] = await freePorts(1);
  const server = spawn(process.execPath, [join(root, 'scripts/start.ts')], {
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
  });
  const ended = once(server, 'exit');
  const textOf = (path: string) =>
    fetch(`http://localhost:${port}${path}`, { headers: { accept: 'text/html' } }).then(
      (response) => response.text(),
      () => '',
    );
  try {
    await expect.poll(() => textOf('/widgets'), { timeout: 60_000 }).toContain('dev/gallery/main.tsx');
    expect(await textOf('/dev/gallery/Gallery.tsx')).toContain('Every widget in its rare states');
  } finally {
    server.kill('SIGKILL'); // SIGTERM would wait for open connections.
    await ended;
  }
});

it.each(['start', 'preview'])('npm run %s takes its port from --port before PORT', async (name) => {
  const [taken = 0, free = 0] = await freePorts(2);
  const other = createServer().listen(taken, '127.0.0.1');
  await once(other, 'listening');
  const { status, stderr } = spawnSync('node', [join(root, `scripts/${name}.ts`), '--port', String(taken)], {
    env: { ...process.env, PORT: String(free) },
    encoding: 'utf8',
    timeout: 60_000,
  });
  other.close();
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: `Port ${taken} is in use. Choose another one, such as --port ${taken + 1}.\n`,
  });
});
