import type { Plugin } from 'vite';
import type { ConfigCheck } from './configCheck.ts';

/** Tells the inspector of the development server (`src/dev/inspect/`) what the config says about a section. */
export function inspector(root: string, check: ConfigCheck): Plugin {
  async function answer(url = '/'): Promise<string> {
    const asked = new URL(url, 'http://localhost').searchParams;
    const { portal } = await check.latest();
    // Loaded on demand: it reads the config with the compiler, which takes a while to load.
    const { factsOf } = await import('./sectionFacts.ts');
    const facts = portal && factsOf(portal, root, asked.get('path') ?? '/', asked.get('section') ?? '');
    return JSON.stringify(facts ?? null);
  }
  return {
    name: 'portal:inspector',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use('/__inspect', (request, response, next) => {
        answer(request.url).then((json) => {
          response.setHeader('content-type', 'application/json');
          response.end(json);
        }, next);
      });
    },
  };
}
