// First of all: the token of a reset link leaves the address before anything asks the network.
import './app/resetToken.ts';
import './ui/theme/theme.css';
import { StrictMode, startTransition } from 'react';
import everywhere from '../portal.config.ts?public';
import { createApp } from './app/createApp.tsx';
import { type ActiveLanguage, loadLanguage, preferredTag } from './app/language.ts';
import { reportError } from './app/reportError.ts';
import { createRoot, hydrateRoot } from './app/startReact.ts';
import { applyTheme } from './app/useDisplayChoice.ts';
import { cookieValues, keepsCookies } from './client/session/cookies.ts';
import { readPage } from './screen/hostPage.ts';
import { addLabels } from './values/text/loadTexts.ts';

applyTheme();
const { theme = {}, host, visitors, labels = {} } = readPage();
addLabels(labels);
const portal = { ...everywhere, ...visitors };
// Through CSSOM, because the content security policy refuses style attributes.
for (const [name, value] of Object.entries(theme)) document.documentElement.style.setProperty(name, value);

const sheet = document.querySelector<HTMLLinkElement>('link[disabled]');

const load = {
  host,
  home: async () => {
    // This page has its styles inside; the next one finds their file in the browser's cache.
    if (sheet) fetch(sheet.href).catch(reportError);
    return (await import('../portal.config.ts?home')).default;
  },
  whole: async () => (await import('../portal.config.ts')).default,
};

const root = document.getElementById('root');
if (!root) throw new Error('src/index.html has no element with the id "root".');
// A policy that was written for another build refuses the styles in the page. Then the style sheet is loaded after all.
if (sheet && document.querySelector('style')?.sheet === null) sheet.disabled = false;
// What a part of the page throws is caught there and reported, here for all of them.
const options = { onCaughtError: reportError, onRecoverableError: reportError };
const { documentElement } = document;
const tag = preferredTag(portal);
const { route } = root.dataset;
if (route && ['/', `${route}/`].includes(location.pathname)) {
  history.replaceState(history.state, '', `${route}${location.search}${location.hash}`);
}
/** The page has the screen already, as it is drawn first for this visitor. */
const isDrawn =
  route === location.pathname &&
  tag === documentElement.lang &&
  keepsCookies() &&
  cookieValues('session_token').length === 0;

const draw = (spoken?: ActiveLanguage): void => {
  // The newest of what the code uses. Without it, every call would fail.
  if (!('any' in AbortSignal && 'toSorted' in Array.prototype)) {
    document.body.replaceChildren(...document.querySelectorAll('.late'));
    return;
  }
  const app = <StrictMode>{createApp(portal, load, spoken)}</StrictMode>;
  document.querySelector('#root + .late')?.remove();
  // As a transition, in steps between which the page answers: what is taken over is on the screen already.
  if (spoken && isDrawn) startTransition(() => void hydrateRoot(root, app, options));
  else {
    if (route) root.replaceChildren();
    createRoot(root, options).render(app);
  }
  delete documentElement.dataset.redrawn;
  // What was pressed before now (scripts/hosts/withScreen.ts) is pressed again. React first takes over what it needs.
  documentElement.onclick = null;
  for (const button of root.querySelectorAll<HTMLElement>('[data-pressed]')) button.click();
};

// If the texts of another language cannot be loaded, the config's own language is used. A prerendered screen is taken
// over in a separate task, so that the page can respond in between.
void loadLanguage(tag).then(
  (spoken) => (isDrawn ? setTimeout(draw, 0, spoken) : draw(spoken)),
  (error) => {
    reportError(error);
    draw();
  },
);
