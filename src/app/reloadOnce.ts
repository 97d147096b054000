// Another build has another name.
const build = import.meta.url;
const mark = 'reloaded_build';

/** Notes that this build has been loaded anew; false where it has been before, or where that cannot be noted. */
function isFirstTime(): boolean {
  try {
    if (sessionStorage.getItem(mark) === build) return false;
    sessionStorage.setItem(mark, build);
    return sessionStorage.getItem(mark) === build;
  } catch {
    return false;
  }
}

/**
 * Loads the page anew for a file that is gone, once for each build and tab, and only while there is a page to load: the
 * browser's own error page would be worse.
 */
export async function reloadOnce(): Promise<'reloading' | 'reloaded before' | 'unreachable'> {
  const isThere = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isThere) return 'unreachable';
  if (!isFirstTime()) return 'reloaded before';
  location.reload();
  return 'reloading';
}
