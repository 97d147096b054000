import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';
import { serve } from './serve/serve.ts';
import { asHosted } from './vite/asHosted.ts';
import { sandboxApi } from './vite/sandboxApi.ts';

await serve('npm run preview', 'The production build', 4173, async (environment) => {
  if (!existsSync(join(import.meta.dirname, '../dist/index.html'))) {
    throw new Error('There is no dist/index.html to show. Run `npm run build` first.');
  }
  await preview({
    configFile: join(import.meta.dirname, 'vite.config.ts'),
    configLoader: 'native',
    plugins: [asHosted(), sandboxApi(environment)],
    preview: { port: environment.port, strictPort: true, host: '127.0.0.1' },
  });
});
