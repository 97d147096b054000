import { text } from '../values/text/text.ts';

const pauseMs = 500;

/** A file of the build could not be loaded: there is a new version, or no connection. */
export class MissingFile extends Error {
  override readonly name = 'MissingFile';
  readonly isOutdated: boolean;

  constructor(isOutdated: boolean, cause: unknown) {
    super(isOutdated ? text.screens.outdatedHint : text.screens.notLoadedHint, { cause });
    this.isOutdated = isOutdated;
  }
}

/** Style sheets that failed to load. Vite considers a style sheet loaded as soon as it has been requested. */
const missingStyles = new Set<HTMLLinkElement>();
const noteMissing = ({ target }: Event) => {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missingStyles.add(target);
};
if (typeof window !== 'undefined') window.addEventListener('error', noteMissing, true);

let coming: Promise<void> | undefined;

/**
 * Requests them again: a component without its styles is worse than none. Callers in the meantime wait for the same
 * requests, because Vite no longer knows that these styles are missing.
 */
function loadMissingStyles(): Promise<void> {
  coming ??= Promise.all([...missingStyles].map(loadAgain)).then(() => {
    coming = undefined;
    const [missing] = missingStyles;
    if (missing) throw new Error(`${missing.href} could not be loaded.`);
  });
  return coming;
}

/** Resolves with the response, whatever its status. */
function loadAgain(missing: HTMLLinkElement): Promise<unknown> {
  missingStyles.delete(missing);
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: missing.href });
  const answer = new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = resolve;
  });
  missing.replaceWith(link);
  return answer;
}

/** Whether a freshly fetched index.html names other files than the running ones. */
async function hasNewVersion(): Promise<boolean> {
  const html = await fetch(import.meta.env.BASE_URL, { cache: 'no-store' }).then(
    (answer) => (answer.ok ? answer.text() : ''),
    () => '',
  );
  // Another page, such as a captive portal's, says nothing about versions.
  if (!html.includes('id="root"')) return false;
  const named = [...html.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map(([, name]) => name);
  const running = [...document.querySelectorAll('script, link')].map(
    (element) => element.getAttribute('src') ?? element.getAttribute('href'),
  );
  return named.some((name) => name !== undefined && !running.includes(name));
}

/** Runs a dynamic import and retries it once after a pause. Rejects with `MissingFile`; may be called again then. */
export async function withSecondTry<Module>(load: () => Promise<Module>): Promise<Module> {
  const loadWhole = async () => {
    await loadMissingStyles();
    return load();
  };
  try {
    return await loadWhole().catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      return loadWhole();
    });
  } catch (error) {
    throw new MissingFile(await hasNewVersion(), error);
  }
}
