import { text } from '../text/text.ts';

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

/** Requests them again: a component without its styles is worse than none. */
async function loadMissingStyles(): Promise<void> {
  const loads = [...missingStyles].map((missing) => {
    missingStyles.delete(missing);
    return new Promise((resolve, reject) => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: missing.href });
      link.onload = resolve;
      link.onerror = () => reject(new Error(`${link.href} could not be loaded.`));
      missing.replaceWith(link);
    });
  });
  await Promise.all(loads);
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
