import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

// Node keeps what it compiles, which it otherwise does again at every start. It would only write it down at an exit of
// its own, and a server is ended from outside.
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
