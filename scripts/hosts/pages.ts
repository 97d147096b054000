import type { IncomingHttpHeaders } from 'node:http';
import { localNameOf } from '../../src/client/baseUrl.ts';
import { atHost } from '../../src/config/atHost.ts';
import type { Host } from '../../src/config/host.ts';
import type { Portal } from '../../src/config/portal.ts';
import { publicPart } from '../../src/config/publicPart.ts';
import { unusedTexts } from '../../src/config/rules/translations.ts';
import { saidTexts } from '../../src/config/translated.ts';
import type { BrandPictures, HostPage } from '../../src/screen/hostPage.ts';
import { brandProperties } from '../../src/ui/theme/brand.ts';
import { configTranslations } from '../../src/values/text/configTranslations.ts';
import { defaultLanguage, languageOf } from '../../src/values/text/languages.ts';
import { pageTexts } from '../../src/values/text/pageTexts.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Escapes a text for the markup of a page. */
export const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** JSON for a script element, which would end at the first `</script`. */
const inScript = (data: HostPage) => JSON.stringify(data).replaceAll('<', '\\u003c');

/** Puts a text between two patterns on a page; throws if the page has no such place. */
export function fill(page: string, [before, after]: readonly [RegExp, string], text: string): string {
  const place = new RegExp(`(${before.source})[^]*?(?=${after})`);
  if (!place.test(page)) throw new Error(`The page has no ${before.source}…${after}. Run \`npm run build\` again.`);
  return page.replace(place, (_, start: string) => start + text);
}

const meta = (name: string) => [new RegExp(`<meta name="${name}" content="`), '"'] as const;

/** Runs the operator's script before the portal's module, since browsers defer that as well. */
const hookScript = ({ eventHook }: Portal) =>
  `\n    ${eventHook ? `<script defer src="${eventHook.script}"></script>\n    ` : ''}`;

/** The top-level options of the visitors' part that are different at the host. */
function difference(here: Portal, everywhere: Portal): Partial<Portal> {
  const changed = Object.entries(here).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(everywhere, key)),
  );
  return Object.fromEntries(changed);
}

/** The translations of what only this host says, by language; the scripts have those of the other labels. */
function ownLabels(here: Portal, everywhere: Portal): NonNullable<HostPage['labels']> {
  const said = new Set<string>();
  saidTexts(here, (text) => said.add(text));
  const own = Object.entries(unusedTexts(everywhere)).map(([language, unused]) => {
    const { visitors = {}, signedIn = {} } = configTranslations[language] ?? {};
    const all = Object.entries({ ...visitors, ...signedIn });
    return [language, Object.fromEntries(all.filter(([text]) => unused.includes(text) && said.has(text)))] as const;
  });
  return Object.fromEntries(own.filter(([, labels]) => Object.keys(labels).length > 0));
}

/** Loads the texts of the page's language along with its scripts; `data-texts-…` names the file of each language. */
function withTexts(page: string, language: string): string {
  const bare = page.replace(/\n *<link rel="modulepreload" data-texts[^>]*>/, '');
  const [, file] = new RegExp(`data-texts-${language}="([^"]+)"`).exec(bare) ?? [];
  return file
    ? bare.replace(/\n *<\/head>/, `\n    <link rel="modulepreload" data-texts crossorigin href="${file}">$&`)
    : bare;
}

/** Fills in a page for a host in one of its languages; without a host, the page has the config's own brand. */
export function pageOf(template: string, portal: Portal, own?: Host, tag?: string, pictures?: BrandPictures): string {
  const here = atHost(portal, own);
  const lang = tag ?? here.locale;
  const language = languageOf(lang) ?? defaultLanguage;
  const { visitors = {} } = configTranslations[language] ?? {};
  const said = (text: string) => escaped(visitors[text] ?? text);
  const { late = '', noScript = '' } = pageTexts[language] ?? pageTexts[defaultLanguage] ?? {};
  const { name, product, description, accent } = here.brand;
  const data: HostPage = {
    theme: brandProperties(accent),
    ...(own && {
      host: own,
      visitors: difference(publicPart(here), publicPart(portal)),
      labels: ownLabels(here, atHost(portal)),
    }),
    ...(pictures && { pictures }),
  };
  const places: [place: readonly [RegExp, string], text: string][] = [
    [[/<html lang="/, '"'], escaped(lang)],
    [meta('description'), said(description)],
    [meta('theme-color'), escaped(accent)],
    [[/<title>/, '</title>'], `${said(name)} ${said(product)}`],
    [[/<\/title>/, '<script type="application/json" id="host"'], hookScript(portal)],
    [[/<script type="application\/json" id="host"[^>]*>/, '</script>'], inScript(data)],
    [[/<p class="late">/, '</p>'], escaped(late)],
    [[/<noscript>/, '</noscript>'], escaped(noScript)],
  ];
  return withTexts(
    places.reduce((page, [place, text]) => fill(page, place, text), template),
    language,
  );
}

/** The file of the page that a paused host answers with. */
export const pausedFile = (host: string) => `hosts/${host}/paused.html`;

/** Why a host is paused, in its own language. */
export function pausedMessage(portal: Portal, { paused = '', locale = portal.locale }: Host): string {
  const { visitors, signedIn } = configTranslations[languageOf(locale) ?? defaultLanguage] ?? {};
  return { ...signedIn, ...visitors }[paused] ?? paused;
}

/** The page of a paused host. It needs no other file. */
export function pausedPage(portal: Portal, own: Host): string {
  const { locale, brand } = atHost(portal, own);
  return `<!doctype html>
<html lang="${escaped(locale)}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>${escaped(brand.name)}</title>
    <style>:root{color-scheme:light dark;font:1.125rem/1.5 system-ui,sans-serif}body{margin:20vh auto;padding:0 1.5rem;max-width:36rem}h1{font-size:1.5rem}</style>
  </head>
  <body>
    <h1>${escaped(brand.name)}</h1>
    <p>${escaped(pausedMessage(portal, own))}</p>
  </body>
</html>
`;
}

/** The host with this name or, on a developer's machine, this local name. */
export function hostNamed(portal: Portal, hostname: string): Host | undefined {
  return portal.hosts?.find(({ host }) => [host, localNameOf(host)].includes(hostname));
}

/** The language tags of a host's pages, its default first. */
export function tagsOf(portal: Portal, own: Host): string[] {
  const { locale, languages } = atHost(portal, own);
  return [locale, ...languages.map(({ tag }) => tag).filter((tag) => tag !== locale)];
}

/** The tag for a visitor whose browser sends this `Accept-Language`: the first that matches, else the default. */
function tagFor(tags: readonly string[], acceptLanguage = ''): string {
  const wished = acceptLanguage.split(',').map((one) => languageOf(one.trim().split(';')[0] ?? ''));
  const first = wished.find((language) => language && tags.some((tag) => languageOf(tag) === language));
  return tags.find((tag) => first && languageOf(tag) === first) ?? tags[0] ?? '';
}

/** The host that a request names, and the tag of the page in the visitor's language; undefined for unlisted hosts. */
export function pageFor(portal: Portal, { host = 'localhost', 'accept-language': language }: IncomingHttpHeaders) {
  const own = hostNamed(portal, new URL(`http://${host}`).hostname);
  return own && { own, tag: tagFor(tagsOf(portal, own), language) };
}

/** The page for hosts that the config does not list. */
export const neutralPage = 'index.html';

/** The path of a host's page in dist/. */
export const pageFile = (host: string, tag: string) => `hosts/${host}/${tag}.html`;

/** The path of the page with a visitors' screen in it, next to the page for all other routes. */
export const screenFile = (page: string, route: string) => page.replace(/\.html$/, `${route}.html`);

/** The routes that have their own page, provided that they could be drawn. */
export const ownRoutes = ({ routes }: Portal): string[] =>
  Object.keys(routes.public).filter((route) => !route.includes(':'));

/** The route whose page to send; undefined for users with a session, because the portal may redirect them. */
export function ownRoute(portal: Portal, path: string, { cookie = '' }: IncomingHttpHeaders): string | undefined {
  if (cookie.includes('session_token=')) return undefined;
  const asked = path === '/' ? portal.paths.signIn : path.replace(/\/$/, '');
  return ownRoutes(portal).find((route) => route === asked);
}
