import { dirname } from 'node:path';
import { preview } from 'vite';
import { asHosted } from '../vite/asHosted.ts';
import { sandboxApi } from '../vite/sandboxApi.ts';

const today = '2026-07-10';

export interface ServedBuild {
  url: string;
  /** The folder of its files. */
  folder: string;
  stop(): Promise<void>;
}

/** Serves a folder as a host would, with the sandbox as its back end, on this port or the next free one. */
export async function serveBuild(folder: string, firstPort: number): Promise<ServedBuild> {
  const server = await preview({
    configFile: false,
    root: dirname(folder),
    build: { outDir: folder },
    plugins: [asHosted(), sandboxApi({ api: undefined, today })],
    preview: { port: firstPort, host: '127.0.0.1' },
    logLevel: 'warn',
  });
  const { port } = new URL(server.resolvedUrls?.local[0] ?? '');
  return { url: `http://localhost:${port}`, folder, stop: () => server.close() };
}
