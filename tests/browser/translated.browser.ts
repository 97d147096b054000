import type { Page } from '@playwright/test';
import portal from '../../portal.config.ts';
import { dialogsIn, formsIn, send } from '../engines/forms.ts';
import { wrapTexts } from '../wrapTexts.ts';
import { expect, sent, settled, test, users } from './portal.ts';

const broken = /could not be loaded|Something went wrong/;

/** Translates the page again and again. */
const translate = (page: Page) =>
  page.addInitScript(`{
    ${wrapTexts}
    if (sessionStorage.getItem('untranslated') === null) setInterval(() => document.body && wrapTexts(), 100);
  }`);

const isTranslated = (page: Page) => expect(page.locator('h1 font font, h2 font font').first()).toBeAttached();

/** The actions with which `send` fills in and sends a form, as in the walk through the other engines. */
const visitor = (page: Page) => {
  const place = (within?: string) => (within ? page.locator(`[id="${within}"]`) : page.locator('body'));
  return {
    async fill(name: string, value: string, within?: string) {
      await place(within).getByLabel(name, { exact: true }).last().fill(value);
    },
    async chooseLast(name: string, within?: string) {
      const group = place(within).getByRole('group', { name, exact: true });
      if (await group.count()) return group.getByRole('radio').last().check();
      const list = place(within).getByRole('combobox', { name, exact: true }).last();
      await expect(list.locator('option').nth(1)).toBeAttached();
      await list.selectOption({ index: (await list.locator('option').count()) - 1 });
    },
    async press(role: 'button' | 'link' | 'menuitem', name: string, within?: string) {
      await place(within).getByRole(role, { name, exact: true }).last().click();
    },
  };
};

const formsOf = (path: string) => formsIn({ ...portal.routes.public, ...portal.routes.signedIn }[path]?.sections ?? []);

/** Sends the forms of a screen and expects that each is answered and nothing breaks. */
async function sendForms(page: Page, path: string, own?: Record<string, string>) {
  for (const form of formsOf(path)) {
    const sending = sent(page, form.command);
    await send(visitor(page), form, form.id, own);
    expect((await (await sending).response())?.ok(), form.title).toBe(true);
    await settled(page);
    await expect(page.locator('body'), form.title).not.toContainText(broken);
  }
}

test.beforeEach(({ page }) => translate(page));

test('a visitor can sign in, request a link and set passwords while the page is being translated', async ({ page }) => {
  test.slow();
  await page.goto('/forgot-password');
  await isTranslated(page);
  await sendForms(page, '/forgot-password', { email: users.fund });
  await expect(page.getByText('is on its way').first()).toBeVisible();
  await page.goto('/reset-password?token=reset-fund%40northline.test');
  await sendForms(page, '/reset-password');
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/login');
  await isTranslated(page);
  for (const form of formsOf('/login'))
    await send(visitor(page), form, form.id, { email: users.investor, password: 'wrong' });
  await expect(page.getByText('Invalid email or password.').first()).toBeVisible();
  await sendForms(page, '/login', { email: users.investor });
  await expect(page).toHaveURL(/\/overview$/);
});

test('a message and all forms of the account can be sent while the page is being translated', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn({ at: '/contact-us' });
  await isTranslated(page);
  await sendForms(page, '/contact-us');
  await expect(page.getByText('Your message has been sent').first()).toBeVisible();

  await page.goto('/account');
  await isTranslated(page);
  await settled(page);
  for (const { opener, form } of dialogsIn(portal.routes.signedIn['/account']?.sections ?? [])) {
    await page.getByRole('button', { name: opener, exact: true }).click();
    await send(visitor(page), form);
    if (form.receipt) {
      // While a message is being sent, closing asks first.
      await expect(page.getByRole('dialog').getByText(form.receipt.title)).toBeVisible();
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    }
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Add account' }).click();
  const accounts = portal.routes.signedIn['/account']?.sections.find(({ kind }) => kind === 'accounts');
  if (accounts?.kind !== 'accounts' || !accounts.add) throw new Error('There is no form to add an account.');
  await send(visitor(page), accounts.add);
  await expect(page.getByText('The account has been added').first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'New document, SMS' }).click();
  await expect(page.getByText('Your settings have been saved.').first()).toBeVisible();
  await expect(page.locator('body')).not.toContainText(broken);
});

test('documents can be searched and a file uploaded while the page is being translated', async ({ page, signIn }) => {
  await signIn({ at: '/documents' });
  await isTranslated(page);
  await settled(page);
  const rows = page.getByRole('region', { name: 'My Documents' }).getByRole('row');
  for (const [search, found] of [
    ['statement', /statement/i],
    ['nothing of this name', undefined],
    ['', /statement/i],
  ] as const) {
    await page.getByRole('searchbox').fill(search);
    if (found) await expect(rows.filter({ hasText: found }).first()).toBeVisible();
    else await expect(rows).toHaveCount(0);
  }
  await page.goto('/overview/2017#loan-documents');
  await page.getByRole('button', { name: 'Upload document' }).click();
  const dialog = page.getByRole('dialog');
  const buffer = Buffer.from('%PDF-1.4\n%%EOF');
  await dialog.locator('input[type="file"]').setInputFiles({ name: 'lease.pdf', mimeType: 'application/pdf', buffer });
  await dialog.getByRole('combobox', { name: 'Document type' }).selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('row', { name: /lease/ })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(broken);
});
