import type { Page, Route } from '@playwright/test';
import portal from '../../portal.config.ts';
import { localNameOf } from '../../src/client/baseUrl.ts';
import { northline } from '../../src/hosts/northline.ts';
import { brand } from '../../src/sandbox/data/brand.ts';
import { jumped } from './layoutShift.ts';
import { expect, settled, test } from './portal.ts';
import { painted } from './screens.ts';

const isDrawn = (image: HTMLImageElement | SVGElement) => image instanceof HTMLImageElement && image.naturalWidth > 0;

test('logo, background, favicon and description come from the host', async ({ page, signIn }) => {
  await page.goto('/login');
  const logo = page.getByRole('img', { name: portal.brand.name });
  await expect(logo).toHaveAttribute('src', /^data:image\/svg\+xml;base64,/);
  await expect.poll(() => logo.evaluate(isDrawn)).toBe(true);
  const background = page.locator('[aria-hidden] > img');
  await expect(background).toHaveAttribute('src', /^data:image\/svg\+xml;base64,/);
  await expect.poll(() => background.evaluate(isDrawn)).toBe(true);
  const favicon = page.locator('link[rel="icon"]');
  await expect(favicon).toHaveAttribute('href', /^data:image\/svg\+xml;base64,/);
  await expect(favicon).not.toHaveAttribute('href', (await logo.getAttribute('src')) ?? '');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', portal.brand.description);
  await expect(page).toHaveTitle('Sign in · Northline Capital Investor Portal');
  await signIn();
  await expect(page.getByRole('img', { name: portal.brand.name })).toBeVisible();
  await expect(page).toHaveTitle('My Portfolio · Tremblay Holdings Inc. · Northline Capital Investor Portal');
});

for (const [what, named, shown] of [
  ['the logo for a dark background', {}, 'img'],
  ['the name, if there is no such logo', { dark_logo_url: undefined }, 'span'],
] as const) {
  test(`the dark scheme shows ${what}, and paper the other logo`, async ({ page }) => {
    await page.route('**/api/whitelabel/fetch', (route) =>
      route.fulfill({ json: { status: 'success', data: { ...brand, ...named } } }),
    );
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/login');
    const logos = page.locator('header').locator('img, span').filter({ visible: true });
    await expect(page.locator('header img').first()).toHaveJSProperty('complete', true);
    await settled(page);
    await expect(logos).toHaveCount(1);
    expect(await logos.evaluate(({ localName }) => localName)).toBe(shown);
    await expect(logos).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    const onScreen = await logos.getAttribute('src');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(logos).toHaveCount(1);
    await expect(logos).toHaveAttribute('alt', portal.brand.name);
    expect(await logos.getAttribute('src')).not.toBe(onScreen);
  });
}

/** The left and right edges of the form. */
const edgesOfForm = (page: Page) =>
  page.locator('form').evaluate((form) => {
    const { left, right } = form.getBoundingClientRect();
    return [left, right];
  });

const pictureOf = (page: Page) => page.locator('[aria-hidden]:has(> img)').boundingBox();

test('the picture of the host is beside the form, and above it on a phone @phone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/login');
  await expect.poll(() => pictureOf(page)).toEqual({ x: 576, y: 0, width: 704, height: 800 });
  expect(await edgesOfForm(page)).toEqual([88, 488]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await pictureOf(page)).toEqual({ x: 0, y: 0, width: 390, height: 168 });
  await expect(page.getByRole('link', { name: 'Privacy' })).toBeInViewport({ ratio: 1 });
});

/** Holds the calls to an address until `letGo`, answers them then, and counts the answers. */
async function hold(page: Page, address: string, answer: (route: Route) => Promise<unknown>) {
  let open = () => {};
  const isOpen = new Promise<void>((done) => {
    open = done;
  });
  let count = 0;
  await page.route(address, async (route) => {
    await isOpen;
    await answer(route);
    count += 1;
  });
  return { letGo: () => open(), answered: () => count };
}

// A call that the server failed is repeated once.
for (const [what, calls, answer] of [
  ['fails', 2, { status: 500, json: { status: 'error', message: 'No brand.' } }],
  ['fails on a phone @phone', 2, { status: 500, json: { status: 'error', message: 'No brand.' } }],
  ['is not JSON', 1, { status: 200, contentType: 'text/html', body: '<p>Hello</p>' }],
  ['has no pictures', 1, { json: { status: 'success', data: { logo_url: '', bg_url: '' } } }],
] as const) {
  test(`the portal shows its own name, and nothing jumps, if the brand ${what}`, async ({ page, isMobile }) => {
    const { letGo, answered } = await hold(page, '**/api/whitelabel/**', (route) => route.fulfill(answer));
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await painted(page);
    letGo();
    await expect.poll(answered).toBe(calls);
    await painted(page);
    await expect(page.getByText(portal.brand.name, { exact: true })).toBeVisible();
    // The form is where it would be with a picture.
    if (!isMobile) expect(await edgesOfForm(page)).toEqual([88, 488]);
    expect((await jumped(page)).sum).toBe(0);
  });
}

const base64 = (text: string) => Buffer.from(text).toString('base64');
const copies = [...'abcdefg'].map((id, at) => {
  const inner = at === 0 ? '<path d="M0 0h9v9"/>' : `<use href="#${'abcdefg'[at - 1]}"/>`.repeat(12);
  return `<g id="${id}">${inner}</g>`;
});

for (const [what, picture] of [
  ['damaged', `${base64('\x89PNG\r\n\x1a\n').slice(0, 8)}KGgoAAAANSUhEUgAA`],
  ['made to take minutes to render', base64(`<svg xmlns="http://www.w3.org/2000/svg">${copies.join('')}</svg>`)],
] as const) {
  test(`the portal shows its own name if the pictures are ${what}`, async ({ page }) => {
    let answered = 0;
    await page.route('**/api/whitelabel/logo/get', async (route) => {
      await route.fulfill({ json: { status: 'success', data: { base_64_encoded: picture } } });
      answered += 1;
    });
    await page.goto('/login');
    await expect.poll(() => answered).toBe(4);
    await settled(page);
    await expect(page.getByText(portal.brand.name, { exact: true })).toBeVisible();
    await expect(page.locator('img')).toHaveCount(0);
    await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', 'data:,');
  });
}

test('pictures that arrive after five seconds are left out', async ({ page }) => {
  await page.clock.install();
  const { letGo } = await hold(page, '**/api/whitelabel/logo/get', (route) => route.continue());
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.clock.fastForward(5000);
  letGo();
  await settled(page);
  await expect(page.getByText(portal.brand.name, { exact: true })).toBeVisible();
  await expect(page.locator('img')).toHaveCount(0);
});

const whitelabel = (route: Route, data: object) => route.fulfill({ json: { status: 'success', data } });
const drawing = base64(
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="20"><path d="M0 0h300v20H0z"/></svg>',
);
const fromBuild = /^\/assets\/brands\/\w+\.svg$/;

for (const [what, answer, shown] of [
  ['keeps them if the API has the same', (route: Route) => route.continue(), fromBuild],
  [
    'keeps them if a call fails',
    (route: Route) => route.fulfill({ status: 500, json: { status: 'error' } }),
    fromBuild,
  ],
  [
    'shows others in the same room',
    (route: Route) =>
      route.request().url().endsWith('/fetch') ? route.continue() : whitelabel(route, { base_64_encoded: drawing }),
    /^data:image\/svg/,
  ],
] as const)
  for (const size of ['', ' @phone'])
    test(`a page of a host comes with its pictures, and ${what}${size}`, async ({ page, portalUrl }) => {
      const { letGo, answered } = await hold(page, '**/api/whitelabel/**', answer);
      await page.goto(`${portalUrl.replace('localhost', localNameOf(northline.host))}/login`);
      const pictures = [page.getByRole('img', { name: portal.brand.name }), page.locator('[aria-hidden] > img')];
      const boxes = () => Promise.all(pictures.map((picture) => picture.boundingBox()));
      for (const picture of pictures) {
        await expect(picture).toHaveAttribute('src', fromBuild);
        await expect.poll(() => picture.evaluate(isDrawn)).toBe(true);
      }
      const before = await boxes();
      letGo();
      // A call that the server failed is repeated once; otherwise the brand and its four pictures are fetched.
      await expect.poll(answered).toBe(what.includes('fails') ? 2 : 5);
      for (const picture of pictures) await expect(picture).toHaveAttribute('src', shown);
      await settled(page);
      for (const picture of pictures) await expect(picture).toHaveAttribute('src', shown);
      expect(await boxes()).toEqual(before);
      expect((await jumped(page)).sum).toBe(0);
    });

test('a page of a host shows its name once the API names no logo', async ({ page, portalUrl }) => {
  await page.route('**/api/whitelabel/fetch', (route) => whitelabel(route, { logo_url: '', bg_url: '' }));
  await page.goto(`${portalUrl.replace('localhost', localNameOf(northline.host))}/login`);
  await expect(page.getByText(portal.brand.name, { exact: true })).toBeVisible();
  await expect(page.locator('img')).toHaveCount(0);
  expect(await edgesOfForm(page)).toEqual([88, 488]);
  expect((await jumped(page)).sum).toBe(0);
});
