interface WorkerPolicy {
  createScriptURL(url: string): string;
}

/** Of the browser's own, as far as it is used here; TypeScript's library does not know it yet. */
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
 * Starts a worker of this site, as the content security policy allows (Trusted Types). The address comes from Vite:
 * `import url from './work.ts?worker&url'`.
 */
export function startWorker(url: string): Worker {
  return new Worker(policy ? policy.createScriptURL(url) : url, { type: 'module' });
}
