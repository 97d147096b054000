import portal from '../../portal.config.ts';
import { PASSWORD } from '../../src/sandbox/data/users.ts';
import { expect, test } from './portal.ts';

test('a visitor without a session signs in first and then arrives where they wanted to go', async ({ page }) => {
  await page.goto('/overview?portfolio-activity-page=2#portfolio-activity');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email').fill('investor@northline.test');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/overview\?portfolio-activity-page=2#portfolio-activity$/);
  await expect(page.getByRole('region', { name: 'Portfolio Activity' })).toContainText('6–10 of');
  await expect(page.getByRole('region', { name: 'Portfolio Activity' })).toBeInViewport();
});

test('the screens of investors require signing in', async ({ page }) => {
  for (const path of Object.keys(portal.routes.signedIn)) {
    await page.goto(path.replace(':id', '1'));
    await expect(page, path).toHaveURL(/\/login$/);
    await expect(page.getByRole('navigation', { name: 'Main menu' }), path).toHaveCount(0);
  }
});

test('/ leads to the sign-in page, and both lead to the overview after signing in', async ({ page, signIn }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/login$/);
  await signIn();
  for (const path of ['/', '/login']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/overview$/);
  }
});

test('an address that does not exist says so and offers a way on', async ({ page, signIn }) => {
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to sign-in' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await signIn({ at: '/overview/1/2/3' });
  await page.getByRole('link', { name: 'Go to My Portfolio' }).click();
  await expect(page).toHaveURL(/\/overview$/);
});

test('the menu leads to every screen, each with its own title', async ({ page, signIn }) => {
  await signIn();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  for (const [link, path] of [
    ['Opportunities', '/opportunities'],
    ['My Documents', '/documents'],
    ['Contact Us', '/contact-us'],
    ['My Portfolio', '/overview'],
  ] as const) {
    await menu.getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(menu.getByRole('link', { name: link, exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(page).toHaveTitle(new RegExp(`^${link} · Tremblay Holdings Inc\\.`));
  }
});
