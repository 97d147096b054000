interface WorkerPolicy {
  createScriptURL(url: string): string;
}

/** The part of the browser's API that is used here; TypeScript's library does not include it yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: WorkerPolicy): WorkerPolicy;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

const policy = trustedTypes?.createPolicy('portal-worker', {
  createScriptURL(url) {
    if (new URL(url, location.href).origin === location.origin) return url;
    throw new TypeError(`A worker comes from this site only, not from ${url}.`);
  },
});

/**
 * Starts a worker from this site, as the content security policy (Trusted Types) requires. The URL comes from Vite:
 * `import url from './work.ts?worker&url'`.
 */
export function startWorker(url: string): Worker {
  return new Worker(policy ? policy.createScriptURL(url) : url, { type: 'module' });
}
