import { text } from '../text/text.ts';

const pauseMs = 500;

/** A file of the build could not be loaded: a new version has come in its place, or the connection is gone. */
export class MissingFile extends Error {
  override readonly name = 'MissingFile';
  readonly isOutdated: boolean;

  constructor(isOutdated: boolean, cause: unknown) {
    super(isOutdated ? text.screens.outdatedHint : text.screens.notLoadedHint, { cause });
    this.isOutdated = isOutdated;
  }
}

/** Style sheets that could not be loaded. Vite takes a style sheet for loaded once it was asked for. */
const missingStyles = new Set<HTMLLinkElement>();
const noteMissing = ({ target }: Event) => {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missingStyles.add(target);
};
if (typeof window !== 'undefined') window.addEventListener('error', noteMissing, true);

/** Asks for them again: what is drawn without its style sheet is worse than nothing. */
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

/** Whether index.html, asked for anew, names other files than those that run here. */
async function hasNewVersion(): Promise<boolean> {
  const html = await fetch(import.meta.env.BASE_URL, { cache: 'no-store' }).then(
    (answer) => (answer.ok ? answer.text() : ''),
    () => '',
  );
  // Somebody else's page, such as that of a hotel's network, says nothing about versions.
  if (!html.includes('id="root"')) return false;
  const named = [...html.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map(([, name]) => name);
  const running = [...document.querySelectorAll('script, link')].map(
    (element) => element.getAttribute('src') ?? element.getAttribute('href'),
  );
  return named.some((name) => name !== undefined && !running.includes(name));
}

/**
 * An import, tried once more after a moment when the file could not be fetched. Rejects with `MissingFile`; may then be
 * asked for again.
 */
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
