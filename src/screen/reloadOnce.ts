import { leaving } from './leaving.ts';
import { pageVersion } from './pageVersion.ts';

const mark = 'reloaded_build';

/** Records that this build has been reloaded; false if it had been reloaded before, or if that cannot be recorded. */
function isFirstTime(): boolean {
  const build = pageVersion();
  try {
    if (sessionStorage.getItem(mark) === build) return false;
    sessionStorage.setItem(mark, build);
    return sessionStorage.getItem(mark) === build;
  } catch {
    return false;
  }
}

/** Whether a form has input; includes forms that may be left without asking. */
function isEntered(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('form :is(input, textarea)');
  return leaving.isHeld?.() === true || [...fields].some(({ type, value }) => type !== 'radio' && value !== '');
}

/** Reloads the page for a new version, once per build and tab, and never if input would be lost. */
export function reloadOnce(): void {
  if (!isEntered() && isFirstTime()) location.reload();
}
