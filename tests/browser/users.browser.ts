import portal from '../../portal.config.ts';
import { expect, test, whole } from './portal.ts';

test('every signed-in route leads to the new password after a first sign-in', async ({ page, signIn }) => {
  await signIn({ as: 'first@northline.test' });
  await expect(page).toHaveURL(/\/reset-password/);
  for (const path of Object.keys(portal.routes.signedIn)) {
    await page.goto(path.replace(':id', '1'));
    await expect(page).toHaveURL(/\/reset-password/);
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0);
  }
});

test('every later call sends the address that a sign-in names', async ({ page, signInByForm }) => {
  const addresses: [string, string | undefined][] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) addresses.push([pathname, request.headers()['x-api-url']]);
  });
  await signInByForm('endpoint@northline.test');
  await expect(page.getByRole('article', { name: 'Currently invested' })).toContainText('CAD');
  const signingIn = addresses.findIndex(([path]) => path === '/api/auth/login');
  expect(addresses.slice(0, signingIn + 1).every(([, address]) => address === undefined)).toBe(true);
  const named = new Set(['https://api.northline.test/v2']);
  // The sign-in page may have loaded the pictures of its own brand while it waited for the answer.
  const later = addresses.slice(signingIn + 1).filter(([path]) => path !== '/api/whitelabel/logo/get');
  expect(later.map(([path]) => path)).toContain('/api/portfolio/cards/currently_invested');
  expect(new Set(later.map(([, address]) => address))).toEqual(named);
  addresses.length = 0;
  await page.goto('/overview');
  await whole(page);
  expect(addresses.map(([path]) => path)).toEqual(expect.arrayContaining(['/api/whitelabel/logo/get']));
  expect(new Set(addresses.map(([, address]) => address))).toEqual(named);
});

test('the first investor is selected after each sign-in if modules are on', async ({ page, signInByForm, ask }) => {
  await signInByForm('modules@northline.test');
  const { investors } = await ask('investorList');
  await expect(page).toHaveTitle(new RegExp(investors[0].name));
  await page.getByRole('combobox', { name: 'Investor' }).selectOption(String(investors[1].investor_id));
  await expect(page).toHaveTitle(new RegExp(investors[1].name));
  await page.reload();
  await expect(page).toHaveTitle(new RegExp(investors[1].name));
  await page.getByRole('button', { name: 'My account' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await signInByForm('modules@northline.test');
  await expect(page).toHaveTitle(new RegExp(investors[0].name));
});

test('the last investor is selected again if modules are off', async ({ page, signIn, signInByForm, ask }) => {
  await signIn();
  const { investors } = await ask('investorList');
  await page.getByRole('combobox', { name: 'Investor' }).selectOption(String(investors[1].investor_id));
  await expect(page).toHaveTitle(new RegExp(investors[1].name));
  await page.getByRole('button', { name: 'My account' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await signInByForm();
  await expect(page).toHaveTitle(new RegExp(investors[1].name));
});

test('the next user starts on the overview after a sign-out, and a single investor is a name instead of a choice', async ({
  page,
  signIn,
  ask,
}) => {
  await signIn({ at: '/documents' });
  await page.getByRole('button', { name: 'My account' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.getByLabel('Email').fill('fund@northline.test');
  await page.getByLabel('Password').fill('Northline-2026');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('region', { name: 'Overview' })).toBeVisible();
  await expect(page).toHaveURL(/\/overview$/);
  const { investors } = await ask('investorList');
  await expect(page.getByRole('banner')).toContainText(investors[0].name);
  await expect(page.getByRole('combobox', { name: 'Investor' })).toHaveCount(0);
});

test('100,000 activities can be paged through', async ({ page, signIn, ask }) => {
  await signIn({ as: 'large@northline.test', at: '/overview?portfolio-activity-period=120' });
  const activity = page.getByRole('region', { name: 'Portfolio Activity' });
  const { total, last_page } = await ask('portfolioActivities', { months: 120, page: 1, per_page: 25 });
  expect(total).toBeGreaterThanOrEqual(100_000);
  await activity.getByRole('combobox', { name: 'Rows per page' }).selectOption('25');
  await expect(activity).toContainText(`1–25 of ${total.toLocaleString('en-CA')}`);
  await page.goto(
    `/overview?portfolio-activity-period=120&portfolio-activity-size=25&portfolio-activity-page=${last_page}`,
  );
  await expect(activity).toContainText(`–${total.toLocaleString('en-CA')} of ${total.toLocaleString('en-CA')}`);
  await activity.getByRole('button', { name: 'Previous page' }).click();
  await expect(page).toHaveURL(new RegExp(`portfolio-activity-page=${last_page - 1}`));
});
