import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

// Saves compiling everything again at the next start. Node writes the cache when it exits by itself, but a server is
// usually killed.
enableCompileCache();
setTimeout(flushCompileCache, 3000).unref();

const [{ createServer }, { serve }, { sandboxApi }] = await Promise.all([
  import('vite'),
  import('./serve/serve.ts'),
  import('./vite/sandboxApi.ts'),
]);

await serve('The portal', 5173, async (environment) => {
  const server = await createServer({
    configFile: join(import.meta.dirname, 'vite.config.ts'),
    configLoader: 'native',
    plugins: [sandboxApi(environment)],
    server: { port: environment.port, strictPort: true, host: '127.0.0.1' },
  });
  await server.listen();
});
