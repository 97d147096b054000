import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { createServer } from 'vite';
import { serve } from './serve/serve.ts';
import { sandboxApi } from './vite/sandboxApi.ts';

// Node writes its compiled code when it exits by itself, but a server is usually killed.
setTimeout(flushCompileCache, 3000).unref();

await serve('npm start', 'The portal', 5173, async (environment) => {
  const server = await createServer({
    configFile: join(import.meta.dirname, 'vite.config.ts'),
    configLoader: 'native',
    plugins: [sandboxApi(environment)],
    server: { port: environment.port, strictPort: true, host: '127.0.0.1' },
  });
  await server.listen();
});
