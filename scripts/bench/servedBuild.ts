import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';
import { asHosted } from '../vite/asHosted.ts';
import { sandboxApi } from '../vite/sandboxApi.ts';

const today = '2026-07-10';

export interface ServedBuild {
  url: string;
  /** The folder of its files. */
  folder: string;
  stop(): Promise<void>;
}

/**
 * Serves a separate production build, beside dist/, with the sandbox as its back end, on this port or the next free
 * one.
 */
export async function serveBuild(firstPort: number): Promise<ServedBuild> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const config = {
    configFile: join(import.meta.dirname, '../vite.config.ts'),
    configLoader: 'native',
    build: { outDir: folder },
    logLevel: 'warn',
  } as const;
  await build(config);
  const server = await preview({
    ...config,
    plugins: [asHosted(), sandboxApi({ api: undefined, today })],
    preview: { port: firstPort, host: '127.0.0.1' },
  });
  const { port } = new URL(server.resolvedUrls?.local[0] ?? '');
  return {
    url: `http://localhost:${port}`,
    folder,
    async stop() {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
