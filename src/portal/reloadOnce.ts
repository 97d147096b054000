import { leaving } from './leaving.ts';

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

/** Whether a form has something in it; also one that says nothing before it is left. */
function isEntered(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('form :is(input, textarea)');
  return leaving.isHeld?.() === true || [...fields].some(({ type, value }) => type !== 'radio' && value !== '');
}

/** Loads the page anew for a new version, once for each build and tab, and never where something would be lost. */
export function reloadOnce(): void {
  if (!isEntered() && isFirstTime()) location.reload();
}
