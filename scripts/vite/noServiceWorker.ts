import type { Plugin } from 'vite';

/** URLs at which a previous site on this host, or a sandbox in the browser, may have registered a service worker. */
const places = ['mockServiceWorker.js', 'sw.js'];

// A service worker is replaced only by a script at its own URL: if the file were missing, it would stay and keep
// answering for the API.
const script = `// Removes the service worker that was here before. The portal has none.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name);
      await self.registration.unregister();
      for (const page of await self.clients.matchAll({ type: 'window' })) await page.navigate(page.url);
    })(),
  );
});
`;

/** Serves a script that unregisters itself at these URLs, in the build and in development. */
export function noServiceWorker(): Plugin {
  return {
    name: 'portal:no-service-worker',
    generateBundle() {
      for (const fileName of places) this.emitFile({ type: 'asset', fileName, source: script });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (!places.includes((request.url ?? '').slice(1))) return next();
        response.setHeader('Content-Type', 'text/javascript');
        response.end(script);
      });
    },
  };
}
