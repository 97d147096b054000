import { timeoutManager } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { createApp } from './app/createApp.tsx';
import type { Portal } from './config/portal.ts';
import { translated } from './config/translated.ts';
import { isPlain } from './kinds/form/PlainForm.tsx';
import type { BrandPictures } from './screen/hostPage.ts';
import { loadVisitorTexts } from './values/text/loadTexts.ts';

const never = () => Promise.reject(new Error('A visitors’ screen has asked for what only a signed-in one needs.'));

// Unused queries stay in the cache for a day, and the process would wait for that timer.
const none = () => 0;
timeoutManager.setTimeoutProvider({ setTimeout: none, clearTimeout: none, setInterval: none, clearInterval: none });

/**
 * Draws a visitors' screen at an address as the portal first draws it for who is not signed in, in the language of
 * `tag`, with the known pictures of its host. Undefined for a screen that needs more than its plain fields, such as the
 * token of a link.
 */
export async function prerender(portal: Portal, address: URL, tag: string, pictures?: BrandPictures) {
  const { pathname } = address;
  const isComplete = portal.routes.public[pathname]?.sections.every(
    (one) => one.kind === 'notice' || (one.kind === 'form' && isPlain(one)),
  );
  if (!isComplete) return undefined;
  const translations = await loadVisitorTexts(tag);
  // As much of a browser as the first drawing asks for.
  const getElementById = () => ({ textContent: JSON.stringify({ pictures }) });
  Object.assign(globalThis, { location: address, document: { cookie: '', getElementById } });
  const app = createApp(portal, { home: never, whole: never }, { tag, translations }, ({ children }) => (
    <StaticRouter location={pathname}>{children}</StaticRouter>
  ));
  const markup = renderToString(<StrictMode>{app}</StrictMode>);
  // React would draw it again in the browser, and report that.
  if (markup.includes('<!--$!')) throw new Error(`A part of ${pathname} could not be drawn without a browser.`);
  const { brand, routes } = translated(portal, translations);
  return { markup, title: `${routes.public[pathname]?.title} · ${brand.name} ${brand.product}` };
}
