import type { Connect, Plugin, ProxyOptions } from 'vite';
import type { CalendarDate } from '../../src/values/calendar.ts';

/** Whether a request is for a file. */
const isFile = ({ method, url = '' }: { method?: string; url?: string }) =>
  (method === 'GET' || method === 'HEAD') && !url.startsWith('/api/');

/** Proxies `/api/…` to a real API; the path of its URL, if any, replaces `/api`. */
function proxyTo({ origin, pathname }: URL): Record<string, ProxyOptions> {
  const base = pathname.replace(/\/+$/, '') || '/api';
  return {
    '/api': {
      target: origin,
      changeOrigin: true,
      rewrite: (path) => path.replace(/^\/api/, base),
      bypass: (request) => (isFile(request) ? request.url : undefined),
    },
  };
}

/** Loads the sandbox. Called at the first request to the API, so that the page does not wait for it. */
async function loadSandbox(today: CalendarDate | undefined) {
  const { createSandbox } = await import('../../src/sandbox/createSandbox.ts');
  const { sandboxMiddleware } = await import('../../src/sandbox/server.ts');
  return sandboxMiddleware(createSandbox(today ? { today: () => today } : {}));
}

function mountSandbox(middlewares: Connect.Server, today: CalendarDate | undefined): void {
  let loading: ReturnType<typeof loadSandbox> | undefined;
  middlewares.use((request, response, next) => {
    if (isFile(request)) {
      next();
      return;
    }
    loading ??= loadSandbox(today);
    loading.then((sandbox) => sandbox(request, response, next)).catch(next);
  });
}

/** Answers `/api` in development and preview, with the sandbox or a real API. */
export function sandboxApi({ api, today }: { api: URL | undefined; today: CalendarDate | undefined }): Plugin {
  const proxy = api ? proxyTo(api) : {};
  const mount = ({ middlewares }: { middlewares: Connect.Server }) =>
    api ? undefined : mountSandbox(middlewares, today);
  return {
    name: 'portal:sandbox-api',
    config: () => ({ server: { proxy }, preview: { proxy } }),
    configureServer: mount,
    configurePreviewServer: mount,
  };
}
