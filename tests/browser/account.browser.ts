import type { Page } from '@playwright/test';
import { PASSWORD } from '../../src/sandbox/data/users.ts';
import { expect, type SignIn, settled, test } from './portal.ts';

const next = 'Harbour-Lights-2027';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const card = (page: Page, name: string) => region(page, 'Linked Accounts').getByRole('article', { name });
const notice = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const alarm = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

/** Collects the bodies that a page sends to a path from now on. */
function sentTo(page: Page, path: string): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(`/api${path}`)) bodies.push(request.postDataJSON());
  });
  return bodies;
}

/** Opens the dialog of a section by its button. */
async function openForm(page: Page, section: string, button: RegExp | string, dialog: string) {
  await region(page, section).getByRole('button', { name: button }).click();
  return page.getByRole('dialog', { name: dialog });
}

const edit = (page: Page) => openForm(page, 'Profile Details', 'Edit', 'Edit contact details');

async function openAccount(page: Page, signIn: SignIn, as = 'investor@northline.test') {
  await signIn({ as, at: '/account' });
  await expect(page).toHaveURL(/\/account$/);
  await expect(card(page, 'Operating account')).toBeVisible();
  await expect(region(page, 'Profile Details').getByRole('button', { name: 'Edit' })).toBeVisible();
  await settled(page);
}

test('the account menu leads to everything about the account', async ({ page, signIn }) => {
  await signIn();
  await page.getByRole('button', { name: 'My account' }).click();
  await page.getByRole('menuitem', { name: 'My Account' }).click();
  await expect(page).toHaveURL(/\/account$/);
  await expect(page).toHaveTitle(/^My Account · Tremblay Holdings Inc\./);
  for (const name of ['Profile Details', 'Portal Login', 'Password', 'Notification Settings', 'Linked Accounts'])
    await expect(region(page, name)).toBeVisible();
});

test('the profile masks values that the server masks, and a saved change survives a reload', async ({
  page,
  signIn,
  ask,
}) => {
  await openAccount(page, signIn);
  const { tax_id_masked, editable_fields } = await ask('profileDetails', { investor_id: 501 });
  await expect(region(page, 'On file')).toContainText(tax_id_masked);
  expect(editable_fields).toContain('distribution_option');
  await expect(region(page, 'Profile Details')).toContainText('DRIP');

  const sent = sentTo(page, '/profile/update');
  const profile = await edit(page);
  await expect(profile.getByLabel('Distributions')).toHaveValue('drip');
  await expect(profile.getByLabel('City')).toHaveAttribute('autocomplete', 'address-level2');
  await expect(profile.getByLabel('Phone', { exact: true })).toHaveAttribute('autocomplete', 'tel');
  await profile.getByLabel('Second phone').fill('+1 514 555 0199');
  await profile.getByLabel('Statements', { exact: true }).selectOption('Quarterly');
  const shownAnew = page.waitForResponse('**/api/profile/details');
  await profile.getByRole('button', { name: 'Save changes' }).click();
  await expect(notice(page, 'Your profile has been updated.')).toBeVisible();
  await shownAnew;
  expect(sent).toEqual([
    {
      session_token: expect.any(String),
      investor_id: 501,
      phones: [
        { type: 'work', number: '+1 514 555 0147', is_primary: 1 },
        { type: 'mobile', number: '+1 514 555 0199', is_primary: 0 },
      ],
      statement_cadence: 'quarterly',
    },
  ]);
  await page.reload();
  await expect(region(page, 'Profile Details')).toContainText('+1 514 555 0199');
  expect((await ask('profileDetails', { investor_id: 501 })).statement_cadence).toBe('quarterly');
});

test('accounts and profile follow the investor, and leaving a changed profile asks first', async ({ page, signIn }) => {
  await openAccount(page, signIn);
  await page.getByRole('combobox', { name: 'Investor' }).selectOption('502');
  await expect(region(page, 'On file')).toContainText('1979-••-••');
  await expect(card(page, 'US dollar account')).toHaveCount(0);
  const profile = await edit(page);
  await expect(profile.getByLabel('Statements', { exact: true })).toBeVisible();
  await expect(profile.getByLabel('Distributions')).toHaveCount(0);

  await profile.getByLabel('City').fill('Laval');
  await page.keyboard.press('Escape');
  await page
    .getByRole('dialog', { name: 'Close without sending?' })
    .getByRole('button', { name: 'Go back to it' })
    .click();
  await expect(profile.getByLabel('City')).toHaveValue('Laval');
});

test('a new sign-in email waits for confirmation; a wrong password is marked at its field', async ({
  page,
  signIn,
}) => {
  await openAccount(page, signIn);
  const login = await openForm(page, 'Portal Login', 'Change: Sign-in email', 'Change sign-in email');
  await login.getByLabel('New email', { exact: true }).fill('julie@tremblay.test');
  await login.getByLabel('Confirm new email').fill('julie@tremblay.test');
  await login.getByLabel('Current password').fill('wrong');
  await login.getByRole('button', { name: 'Change email' }).click();
  await expect(alarm(page, 'Invalid credentials')).toBeVisible();
  await expect(login.getByLabel('Current password')).toHaveAccessibleDescription('This is not your current password.');
  await expect(login.getByLabel('Current password')).toBeFocused();
  await login.getByLabel('Current password').fill(PASSWORD);
  await login.getByRole('button', { name: 'Change email' }).click();
  await expect(notice(page, /confirm the new email/)).toBeVisible();
  await expect(region(page, 'Portal Login')).toContainText('julie@tremblay.test');
  await expect(page).toHaveURL(/\/account$/);
});

test('the password is changed, the session continues, and the new password signs in', async ({
  page,
  context,
  signIn,
}) => {
  test.slow();
  await openAccount(page, signIn);
  const tokenOf = async () => (await context.cookies()).find(({ name }) => name === 'session_token')?.value;
  const before = await tokenOf();
  const password = await openForm(page, 'Password', /^Change/, 'Change password');
  await password.getByLabel('Current password').fill(PASSWORD);
  await password.getByLabel('New password', { exact: true }).fill(next);
  await password.getByLabel('Confirm new password').fill(next);
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(notice(page, 'Your password has been changed.')).toBeVisible();
  await expect(password).toHaveCount(0);
  expect(await tokenOf()).toBe(before);
  await page.reload();
  await expect(card(page, 'Operating account')).toBeVisible();
  await page.getByRole('button', { name: 'My account' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.getByLabel('Email').fill('investor@northline.test');
  await page.getByLabel('Password').fill(next);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/overview$/);
});

test('a notification is ticked by keyboard, and restored when saving fails', async ({ page, ask, signIn }) => {
  // Set before the page is open, since a route takes effect only a moment after `route` has returned.
  let isLost = false;
  await page.route('**/api/notification/status-update', (route) => (isLost ? route.abort() : route.continue()));
  await openAccount(page, signIn);
  const settings = region(page, 'Notification Settings');
  const sms = settings.getByRole('checkbox', { name: 'New document, SMS' });
  await sms.focus();
  await page.keyboard.press('Space');
  await expect(sms).toBeChecked();
  await expect(notice(page, 'Your settings have been saved.')).toBeVisible();
  const { notifications } = await ask('profileDetails', { investor_id: 501 });
  expect(notifications[0]).toMatchObject({
    notification_key: 'new_document',
    channels: { email: 1, sms: 1, portal: 1 },
  });
  await expect(settings.getByRole('checkbox', { name: 'Profile changed, Email' })).toBeDisabled();

  isLost = true;
  await page.keyboard.press('Space');
  await expect(alarm(page, 'We do not know whether this went through')).toBeVisible();
  await expect(sms).toBeChecked();
  await expect(sms).toBeFocused();
});

test('an account is added in Canada and in the United States, and removed after confirmation', async ({
  page,
  signIn,
}) => {
  test.slow();
  await openAccount(page, signIn);
  const sent = sentTo(page, '/account/add');
  const dialog = page.getByRole('dialog', { name: 'Add a bank account' });
  const fill = async (name: string) => {
    await page.getByRole('button', { name: 'Add account' }).click();
    await dialog.getByLabel('Nickname').fill(name);
    await dialog.getByLabel('Account type').selectOption('Savings');
    await dialog.getByLabel('Account holder').fill('Tremblay Holdings Inc.');
    await dialog.getByLabel('Bank', { exact: true }).fill('Bank of the Lakes');
    await dialog.getByLabel('Account number', { exact: true }).fill('1020 7730');
    await dialog.getByLabel('Confirm account number').fill('10207730');
    await dialog.getByRole('radio', { name: 'Distributions', exact: true }).check();
  };
  // The answer waits for the second click, which would hit the page behind the dialog once that has closed.
  let clicked = Promise.resolve();
  await page.route('**/api/account/add', async (route) => {
    await clicked;
    await route.continue();
  });
  const send = () => {
    clicked = dialog.getByRole('button', { name: 'Add account' }).dblclick();
    return clicked;
  };
  const told = notice(page, 'The account has been added');

  await fill('Travel');
  await send();
  await expect(dialog.getByLabel('Institution number')).toHaveAccessibleDescription(/Institution number is required\./);
  await dialog.getByLabel('Institution number').fill('899');
  await dialog.getByLabel('Transit number').fill('10202');
  await send();
  await expect(told).toBeVisible();
  await expect(card(page, 'Travel')).toContainText('••••7730');
  await expect(card(page, 'Travel')).toContainText('Waiting to be verified');

  await fill('Florida');
  await dialog.getByRole('radio', { name: 'The United States' }).check();
  await dialog.getByLabel('Routing number').fill('021000021');
  await send();
  await expect(card(page, 'Florida')).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(sent[1]).not.toHaveProperty('transit_number');
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]));
  expect(kept + (await page.content())).not.toContain('10207730');

  await card(page, 'Florida').getByRole('button', { name: 'Remove Florida' }).click();
  const question = page.getByRole('dialog', { name: 'Remove this account?' });
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(card(page, 'Florida')).toBeVisible();
  await card(page, 'Florida').getByRole('button', { name: 'Remove Florida' }).click();
  await question.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(notice(page, 'The account has been removed.')).toBeVisible();
  await expect(card(page, 'Florida')).toHaveCount(0);
  await expect(region(page, 'Linked Accounts')).toBeFocused();
});

test('a person has a name and a date of birth, and one phone', async ({ page, signIn }) => {
  await openAccount(page, signIn, 'fund@northline.test');
  const file = region(page, 'On file');
  await expect(file).toContainText('First name');
  await expect(file).toContainText(/\d{4}-••-••/);
  await expect(region(page, 'Profile Details')).not.toContainText('Second phone');
});

test('the only account of an investor cannot be removed and says why', async ({ page, signIn }) => {
  await openAccount(page, signIn, 'empty@northline.test');
  await expect(card(page, 'Operating account')).toContainText('This is your only account, so it cannot be removed.');
  await expect(region(page, 'Linked Accounts').getByRole('button', { name: /^Remove/ })).toHaveCount(0);
});

test('the account and its dialog fit on a phone @phone', async ({ page, signIn }) => {
  await openAccount(page, signIn);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3000);
  await page.getByRole('button', { name: 'Add account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a bank account' });
  await dialog.getByLabel('Confirm account number').scrollIntoViewIfNeeded();
  await expect(dialog.getByLabel('Confirm account number')).toHaveAttribute('inputmode', 'numeric');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});
