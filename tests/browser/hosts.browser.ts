import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import portal from '../../portal.config.ts';
import { atHost } from '../../src/config/atHost.ts';
import type { Host } from '../../src/config/host.ts';
import { boreal } from '../../src/hosts/boreal.ts';
import { maplebridge } from '../../src/hosts/maplebridge.ts';
import { PASSWORD } from '../../src/sandbox/data/users.ts';
import { expect, test } from './caddy.ts';
import { deployNewBuild } from './newBuild.ts';
import { observatoryScore } from './observatory.ts';
import { settled, users } from './portal.ts';
import { printed } from './printedPage.ts';
import { openScreen, screens, settle } from './screens.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const invested = (page: Page, name: string) => page.getByRole('article', { name });

async function signOut(page: Page, [account = '', leave = '']: readonly string[]) {
  await page.getByRole('button', { name: account }).click();
  await page.getByRole('menuitem', { name: leave }).click();
  await expect(page).toHaveURL(/\/login$/);
}

test('the files of a host have no words of another one', () => {
  const dist = join(import.meta.dirname, '../../dist');
  const text = (file: string) => readFileSync(join(dist, file), 'utf8');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
    // Nobody but a server gets headers.json.
    (file) => /\.(html|js|json)$/.test(file) && file !== 'headers.json',
  );
  const ofOthers = (one: Host) =>
    files.filter((file) => !file.startsWith('hosts/') || file.startsWith(`hosts/${one.host}/`));
  const words = (one: Host) => [one.host, one.brand?.name, one.footer?.contact].filter((word) => word !== undefined);
  for (const [one, other] of [
    [boreal, maplebridge],
    [maplebridge, boreal],
  ] as const)
    for (const file of ofOthers(one)) for (const word of words(other)) expect(text(file), file).not.toContain(word);
  // In the other languages of the host, its words come with its pages.
  expect(text(`hosts/${maplebridge.host}/en-CA.html`)).toMatch(
    /Des questions\s\? Écrivez à invest@maplebridge\.test\./,
  );
});

test.describe('A host with its own brand', () => {
  test('shows its name, colour, footer, menu and choices', async ({ page, signInByForm }) => {
    test.slow();
    await page.goto('/login');
    await expect(page).toHaveTitle('Sign in · Maplebridge Lending Client Portal');
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#b3261e');
    await expect(page.getByRole('img', { name: 'Maplebridge Lending' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveText(/© Maplebridge Lending\..*invest@maplebridge\.test\.Legal$/);
    await expect(page.getByRole('button', { name: 'Sign in' })).toHaveCSS('background-color', 'rgb(179, 38, 30)');
    await signInByForm();
    await expect(invested(page, 'Currently invested')).toContainText('550,000.00');
    await expect(page).toHaveTitle(/ · Maplebridge Lending Client Portal$/);
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu.getByRole('link', { name: /^(Portfolio|My Documents|New offers|Contact Us)$/ })).toHaveText([
      'Portfolio',
      'My Documents',
      'New offers',
      'Contact Us',
    ]);
    const ranges = page.getByRole('region', { name: 'My Documents' }).getByRole('combobox', { name: 'Range' });
    await page.goto('/documents');
    await expect(ranges.getByRole('option')).toHaveText(['Last Six Months', 'All Time', 'Custom']);
  });

  test('shows a PDF, saves it, accepts a file, and has only the cookies of the specification', async ({
    page,
    context,
    signIn,
  }) => {
    await signIn({ at: '/overview/2017#loan-documents' });
    const appraisal = 'Appraisal NL-2026-017';
    const documents = page.getByRole('region', { name: 'Documents' });
    await documents.getByRole('button', { name: appraisal }).click();
    await expect(dialog(page).getByText('Page 1 of 1')).toBeVisible();
    await expect(dialog(page).locator('canvas')).toBeVisible();
    const saved = page.waitForEvent('download');
    await dialog(page).getByRole('button', { name: 'Download' }).click();
    expect((await readFile(await (await saved).path())).subarray(0, 5).toString()).toBe('%PDF-');
    await dialog(page).getByRole('button', { name: 'Close' }).click();

    await page.getByRole('button', { name: 'Upload document' }).click();
    // Larger than Caddy accepts for any other call.
    const buffer = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(3_000_000)]);
    await dialog(page).getByLabel('File', { exact: true }).setInputFiles({ name: 'letter.pdf', mimeType: '', buffer });
    await dialog(page).getByLabel('Document type').selectOption('Correspondence');
    await dialog(page).getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'The document has been uploaded.' })).toBeVisible();

    const cookies = await context.cookies();
    expect(cookies.map(({ name }) => name).sort()).toEqual([
      'connectionToken',
      'investorHash',
      'selectedInvestor',
      'session_token',
    ]);
    for (const cookie of cookies) {
      const expected = { path: '/', sameSite: 'Strict', secure: true, domain: 'invest.maplebridge.test' };
      expect(cookie).toMatchObject(expected);
    }
    await signOut(page, ['My account', 'Sign Out']);
    // To test whether the browser keeps cookies, the sign-in page sets one and removes it at once.
    const names = async () => (await context.cookies()).map(({ name }) => name).sort();
    await expect.poll(names).toEqual(['investorHash', 'selectedInvestor']);
  });
});

test.describe('A host in French, without opportunities, in another currency', () => {
  test.use({ host: boreal.host, expected: /status of 404/ });

  test('stays so on every screen, in exports and on paper', async ({ page, running }) => {
    test.slow();
    await page.goto('/login');
    await expect(page).toHaveTitle(/ · Fonds Boréal Espace investisseurs$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
    await expect(page.getByRole('button', { name: 'English' })).toHaveCount(0);
    // Removes the currency from an answer.
    await page.route('**/api/portfolio/cards/currently_invested', async (route) => {
      // Playwright cannot resolve the host as the browser does.
      const response = await route.fetch({ url: `${running.sandboxUrl}${new URL(route.request().url()).pathname}` });
      const answer = await response.json();
      delete answer.data.currency;
      await route.fulfill({ response, json: answer });
    });
    await page.getByLabel('Courriel').fill(users.investor);
    await page.getByLabel('Mot de passe').fill(PASSWORD);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page.getByRole('article').first()).toContainText(/550.000,00.\$.US/);
    const shown = Object.keys(atHost(portal, boreal).routes.signedIn);
    for (const screen of screens.filter(({ path }) => shown.includes(path))) {
      await test.step(screen.path, async () => {
        await openScreen(page, screen);
        await expect(page.locator('a[href^="/opportunities"]')).toHaveCount(0);
        await expect(page.getByRole('contentinfo')).toContainText('© Fonds Boréal');
      });
    }
    const answer = await page.goto('/opportunities');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette page n’existe pas');

    await page.goto('/documents');
    await settle(page, '/documents');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exporter' }).click();
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    expect(await readFile(await (await saved).path(), 'utf8')).toContain('Date;Nom;Type;Fonds;Taille');
    expect((await printed(page))[0]?.text).toContain('Fonds Boréal Espace investisseurs · imprimé');
  });
});

test.describe('A build that is deployed during a session', () => {
  // The browser itself logs missing files.
  test.use({ expected: /Failed to load resource|Refused to apply style|Unable to preload CSS/ });
  test.afterEach(({ running }) => running.restore());

  test('does not disturb a session while the old files exist, and is loaded once they are gone', async ({
    page,
    running,
    signIn,
  }) => {
    await signIn({ at: '/contact-us' });
    await expect(page.getByLabel('Message')).toBeVisible();
    await settled(page);
    const { removeOld } = deployNewBuild(running.site);
    let loads = 0;
    page.on('domcontentloaded', () => {
      loads += 1;
    });
    await page.getByRole('link', { name: 'My Documents' }).click();
    await expect(page.getByRole('region', { name: 'My Documents' })).toBeVisible();
    await settled(page);
    expect(loads).toBe(0);
    removeOld();
    await page.getByRole('link', { name: 'Portfolio', exact: true }).click();
    await expect.poll(() => loads).toBe(1);
    await expect(invested(page, 'Currently invested')).toContainText('550,000.00');
    await expect(page.getByRole('table', { name: 'Portfolio Activity' })).toBeVisible();
  });
});

test('the pages of the real build score 150 points, and have the form to sign in only for visitors', async ({
  running,
}) => {
  const ask = (path: string, headers = {}) => running.ask({ path, host: maplebridge.host, headers });
  const page = await ask('/login', { 'accept-encoding': 'br', 'accept-language': 'fr' });
  expect(observatoryScore(page.headers)).toBe(150);
  expect(page.headers['content-encoding']).toBe('br');
  expect(page.headers['content-security-policy']).toContain("connect-src 'self' https://invest.maplebridge.test:8443");
  // The page contains the sign-in form in the visitor's language, but not with a session, which may lead elsewhere.
  expect(page.headers['content-security-policy']).toMatch(
    /script-src 'self' 'sha256-[^' ]+'; style-src 'self' 'sha256-[^' ]+';/,
  );
  for (const [headers, expected] of [
    [{ 'accept-language': 'de, fr;q=0.8' }, 'lang="fr-CA"[^]*>Se connecter</h1>'],
    [{ 'accept-language': 'de' }, 'lang="en-CA"[^]*>Sign in</h1>'],
    [{ cookie: 'session_token=one' }, '<div id="root">\\s*<p class="late">'],
  ] as const)
    expect((await ask('/', headers)).body).toMatch(new RegExp(expected));
  const html = (await ask('/reset-password?token=one')).body;
  expect(html).toContain('<title>Maplebridge Lending Client Portal</title>');
  const [, script = ''] = /href="(\/assets\/start[^"]+\.js)"/.exec(html) ?? [];
  expect(await ask(script, { 'accept-encoding': 'gzip' })).toMatchObject({
    status: 200,
    headers: { 'content-encoding': 'gzip', 'content-type': 'text/javascript; charset=utf-8' },
  });
  expect(await ask('/nowhere')).toMatchObject({ status: 404, body: html });
  expect((await ask('/health')).body).toBe(`ok ${running.name}`);
  expect((await ask('/sbom.cdx.json')).status).toBe(404);
  expect((await ask('/licences.txt')).body).toContain('react-dom');
});
