/**
 * Runs in a prerendered page before its first paint. Its source is copied into the page, so it must be self-contained.
 * It applies the chosen colour scheme, hides a screen that is about to be replaced, and marks each button that is pressed
 * before the scripts have started; Enter in a field presses that of its form.
 */
export function beforePaint(): void {
  const { documentElement } = document;
  const { dataset, lang } = documentElement;
  addEventListener('submit', (event) => event.preventDefault());
  documentElement.onclick = ({ target }) => {
    if (target instanceof Element) target.closest('button')?.setAttribute('data-pressed', '');
  };
  if (document.cookie.includes('session_token=')) dataset.redrawn = 'true';
  try {
    const { theme, language = lang } = localStorage;
    if (theme === 'light' || theme === 'dark') dataset.theme = theme;
    if (language !== lang) dataset.redrawn = 'true';
  } catch {}
}
