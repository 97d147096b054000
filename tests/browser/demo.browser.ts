import { spawnSync } from 'node:child_process';
import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { PASSWORD } from '../../src/sandbox/data/users.ts';
import { users } from '../users.ts';
import { staticHost } from './staticHost.ts';

const root = join(import.meta.dirname, '../..');

const test = base.extend<object, { demo: string }>({
  demo: [
    async ({}, use) => {
      const { status, stdout, stderr } = spawnSync('npm', ['run', 'build:demo'], { cwd: root, encoding: 'utf8' });
      expect(status, stdout + stderr).toBe(0);
      const { url, close } = await staticHost(join(root, 'dist-demo'), '/some/where/');
      await use(url);
      close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});
test.use({ serviceWorkers: 'allow' });
// Keeps all tests in one worker, which builds the demonstration.
test.describe.configure({ mode: 'default' });

/** Chooses a scenario, which reloads the demonstration. */
async function choose(page: Page, label: string) {
  const loaded = page.waitForEvent('load');
  await page.getByLabel('Scenario').selectOption(label);
  await loaded;
}

async function signIn(page: Page, email = users.investor) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('the demonstration answers in the browser, below a path of a static host, and keeps changes in all tabs', async ({
  page,
  context,
  demo,
}) => {
  const complaints: string[] = [];
  context.on('weberror', (error) => complaints.push(String(error.error())));
  await page.goto(demo);
  const mark = page.getByRole('complementary', { name: 'Demonstration' });
  await expect(mark).toContainText(`investor@northline.test with ${PASSWORD}`);
  await signIn(page);
  await expect(page).toHaveURL(`${demo}overview`);
  await expect(page.getByRole('region', { name: 'Portfolio Activity' }).getByRole('row').nth(1)).toBeVisible();

  await page.getByRole('link', { name: 'My Documents' }).click();
  await expect(page).toHaveURL(`${demo}documents`);
  // The host has no such file, so 404.html leads back to it.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Documents');
  await expect(page).toHaveURL(`${demo}documents`);

  await page.goto(`${demo}account`);
  const phone = page.getByRole('checkbox', { name: 'New document, SMS' });
  const before = await phone.isChecked();
  await phone.click();
  await expect(phone).toBeChecked({ checked: !before });
  const other = await context.newPage();
  await other.goto(`${demo}account`);
  await expect(other.getByRole('checkbox', { name: 'New document, SMS' })).toBeChecked({ checked: !before });
  await other.close();

  const begun = page.waitForEvent('load');
  await mark.getByRole('button', { name: 'Reset' }).click();
  await begun;
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await signIn(page);
  await expect(page).toHaveURL(`${demo}overview`);
  await page.goto(`${demo}account`);
  await expect(page.getByRole('checkbox', { name: 'New document, SMS' })).toBeChecked({ checked: before });
  expect(complaints).toEqual([]);
});

test('a scenario of the demonstration starts over with another user, brand, language or API', async ({
  page,
  demo,
}) => {
  await page.goto(demo);
  await choose(page, 'Activities that fail');
  await signIn(page);
  const activities = page.getByRole('region', { name: 'Portfolio Activity' });
  await expect(activities.getByRole('button', { name: 'Try again' })).toBeVisible();

  await choose(page, 'First sign-in');
  await expect(page.getByRole('complementary', { name: 'Demonstration' })).toContainText(users.first);
  await signIn(page, users.first);
  await expect(page).toHaveURL(`${demo}reset-password`);

  await page.goto(`${demo}?scenario=brand`);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.style.getPropertyValue('--brand-light')))
    .toBe('rgb(138 59 18)');
  await choose(page, 'In French');
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
  await choose(page, 'A slow connection');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('the demonstration starts over without a session while the screens are still calling', async ({ page, demo }) => {
  await page.goto(demo);
  await signIn(page);
  await expect(page).toHaveURL(`${demo}overview`);
  await choose(page, 'Nothing invested yet');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('the production build contains nothing of the demonstration', () => {
  const files = readdirSync(join(root, 'dist'), { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  expect(files.map(({ name }) => name)).not.toContain('demonstration.json');
  // Compressed files and fonts may contain any three letters by chance.
  const plain = files.filter(({ name }) => !/\.(br|gz|pfb|ttf)$/.test(name));
  // So may the hashes in file names, which other files import.
  const names = new RegExp(plain.map(({ name }) => name.replaceAll('.', '\\.')).join('|'), 'g');
  const textOf = ({ parentPath, name }: Dirent) => readFileSync(join(parentPath, name), 'utf8').replaceAll(names, '');
  for (const word of ['demo_scenario', 'Demonstration', '@northline.test', 'msw']) {
    const having = plain.filter((one) => textOf(one).includes(word));
    expect(
      having.map(({ name }) => name),
      word,
    ).toEqual([]);
  }
});
