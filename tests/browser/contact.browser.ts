import { expect, settled, test } from './portal.ts';

const interest = '/contact-us?message-topic=Deposit+Request&message-context.opportunity_id=31';

test('interest in an opportunity is sent and recorded, and its reference number can be copied', async ({
  page,
  context,
  signIn,
  ask,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn({ at: interest });
  const form = page.getByRole('region', { name: 'Write to us' });
  await expect(form.getByRole('list', { name: 'About' })).toContainText(
    'Harbourfront mixed-use building (NL-2026-031)',
  );
  await expect(form).toBeInViewport();
  await form.getByLabel('Message').fill('Count me in.');
  await form.getByLabel('Amount to invest').fill('300,001');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form).toContainText('Please enter an amount from $25,000.00 to $300,000.00.');
  await form.getByLabel('Amount to invest').fill('75,000');
  await form.getByRole('button', { name: 'Send message' }).click();

  await expect(form.getByRole('heading', { name: 'Your message has been sent' })).toBeFocused();
  await expect(form.getByLabel('Message')).toHaveCount(0);
  const number = await form.getByText(/^CNT-2026-\d{4}$/).textContent();
  await form.getByRole('button', { name: `Copy ${number}` }).click();
  await expect(form).toContainText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number);
  const { opportunity } = await ask('opportunityDetails', { investor_id: 501, opportunity_id: 31 });
  expect(opportunity.my_interest).toMatchObject({ status: 'submitted', amount: 75_000, currency: 'CAD' });

  await form.getByRole('button', { name: 'Send another message' }).click();
  await expect(form.getByLabel('Message')).toHaveValue('');
  await expect(form.getByRole('list', { name: 'About' })).toHaveCount(0);
  await expect(page).toHaveURL(/\/contact-us$/);
});

test('a number that the browser refuses to copy is selected for copying by hand', async ({ page, signIn }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('denied')) });
  });
  await signIn({ at: '/contact-us?message-topic=Other' });
  await page.getByLabel('Message').fill('Good morning.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByRole('button', { name: /^Copy CNT/ }).click();
  await expect(page.getByText('Selected. Press Ctrl+C (⌘C) to copy.')).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/^CNT-2026-\d{4}$/);
});

test('a message names the page on which it was begun', { tag: '@core' }, async ({ page, signIn }) => {
  await signIn();
  await page.getByRole('link', { name: 'My Documents' }).click();
  await expect(page).toHaveURL(/\/documents$/);
  await page.getByRole('link', { name: 'Contact Us' }).click();
  await page.getByLabel('Topic').selectOption('Statement Inquiry');
  await page.getByLabel('Message').fill('Where is the statement of May?');
  const [request] = await Promise.all([
    page.waitForRequest('**/api/contact/submit'),
    page.getByRole('button', { name: 'Send message' }).click(),
  ]);
  expect(request.postDataJSON()).toMatchObject({ context: { page: '/documents' } });
});

test('leaving a changed message asks first, even through a link to another site', async ({ page, signIn }) => {
  await signIn({ at: interest });
  await page.getByLabel('Message').fill('Count me in.');
  await settled(page);
  const asked = page.waitForEvent('dialog').then((dialog) => [dialog.type(), dialog.dismiss()] as const);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Legal' }).click({ noWaitAfter: true });
  expect((await asked)[0]).toBe('beforeunload');
  await page.getByRole('link', { name: 'My Documents' }).click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Message')).toHaveValue('Count me in.');
});

test('switching investor or language and signing out ask first while a message is being written', async ({
  page,
  signIn,
}) => {
  await signIn({ at: interest });
  await page.getByLabel('Message').fill('Count me in.');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  const investor = page.getByRole('combobox', { name: 'Investor' });
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'My account' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  const ways = [() => investor.selectOption('502'), () => choose('Français'), () => choose('Sign Out')];
  for (const way of ways) {
    await way();
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(question).toHaveCount(0);
    await expect(page.getByLabel('Message')).toHaveValue('Count me in.');
    await expect(investor.locator('option:checked')).toHaveText('Tremblay Holdings Inc. · Corporation · INV-0501');
  }
  await investor.selectOption('502');
  await question.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(investor.locator('option:checked')).toContainText('Julie Tremblay');
  // The address still names the opportunity, and the typed text is gone.
  await expect(page.getByLabel('Message')).toHaveValue(
    'I am interested in this opportunity. Please tell me what the next steps are.',
  );
});

test('an address that begins a message scrolls to it on a phone @phone', async ({ page, signIn }) => {
  await signIn({ at: interest });
  await expect(page.getByLabel('Amount to invest')).toHaveValue('25,000');
  await expect(page.getByRole('heading', { name: 'Write to us' })).toBeInViewport();
  await expect(page.getByLabel('Amount to invest')).toBeInViewport();
});

test('a user without investors is told whom to ask, and can sign out', async ({ page, signIn }) => {
  await signIn({ as: 'unlinked@northline.test' });
  await expect(page.getByRole('region', { name: 'No investor account is linked to your login' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Call Maya Chen/ })).toHaveAttribute('href', /^tel:\+1416/);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
});
