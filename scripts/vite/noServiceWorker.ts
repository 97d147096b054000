import type { Plugin } from 'vite';

/** Where a former site of the host, or a sandbox in the browser, may have left a service worker. */
const places = ['mockServiceWorker.js', 'sw.js'];

// Only a script at its own address removes a service worker: a missing one leaves it there, answering for the API.
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

/** Puts a script that removes itself where an earlier service worker may be, in the build and in development. */
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
