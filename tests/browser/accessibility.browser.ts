import type { Locator } from '@playwright/test';
import { axeFaultsInBothSchemes } from './axeFaults.ts';
import { expect, settled, test, users } from './portal.ts';
import { painted } from './screens.ts';

test.describe('in light and dark', () => {
  test.use({ colorScheme: 'light', reducedMotion: 'reduce' });

  test('axe finds nothing on the sign-in page after it was submitted empty', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    expect(await axeFaultsInBothSchemes(page)).toEqual([]);
  });

  test('axe finds nothing on the receipt of a message', async ({ page, signIn }) => {
    await signIn({ at: '/contact-us?message-topic=Nothing' });
    await page.getByLabel('Topic').selectOption('Other');
    await page.getByLabel('Message').fill('How is this building let?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('heading', { name: 'Your message has been sent' })).toBeVisible();
    await settled(page);
    expect(await axeFaultsInBothSchemes(page)).toEqual([]);
  });

  test('axe finds nothing on the screen without investors', async ({ page, signIn }) => {
    await signIn({ as: users.unlinked });
    await expect(page.getByRole('article', { name: 'Maya Chen' })).toBeVisible();
    expect(await axeFaultsInBothSchemes(page)).toEqual([]);
  });

  test('axe finds nothing in an open document that is searched', async ({ page, signIn }) => {
    const name = 'Participation agreement NL-2026-017';
    await signIn({ at: '/overview/2017#loan-documents' });
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog').locator('canvas')).toBeVisible();
    await page.getByLabel('Search in document').fill('loan');
    await expect(page.getByRole('search').getByText(/^1 of/)).toBeVisible();
    await settled(page);
    expect(await axeFaultsInBothSchemes(page)).toEqual([]);
  });

  test('axe finds nothing in the account menu and the list of shortcuts', async ({ page, signIn }) => {
    await signIn({ at: '/contact-us' });
    await page.getByRole('button', { name: 'My account', exact: true }).click();
    await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible();
    await settled(page);
    expect(await axeFaultsInBothSchemes(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    expect(await axeFaultsInBothSchemes(page)).toEqual([]);
  });
});

test.describe('in forced colours', () => {
  test.use({ forcedColors: 'active', reducedMotion: 'reduce' });

  test('a chosen option stands out among the others', async ({ page, signIn }) => {
    const highlighted = async (chosen: Locator, other: Locator) => {
      const groundOf = (one: Locator) => one.evaluate((element) => getComputedStyle(element).backgroundColor);
      const highlight = await page.evaluate(() => {
        const sample = document.body.appendChild(document.createElement('i'));
        Object.assign(sample.style, { forcedColorAdjust: 'none', background: 'Highlight' });
        const { backgroundColor } = getComputedStyle(sample);
        sample.remove();
        return backgroundColor;
      });
      expect(await groundOf(chosen)).toBe(highlight);
      expect(await groundOf(other)).not.toBe(highlight);
    };
    await signIn({ at: '/opportunities/31' });
    const amounts = page.getByRole('group', { name: 'Amounts' }).getByRole('button');
    await amounts.first().click();
    await highlighted(amounts.first(), amounts.nth(1));
    await page.getByRole('button', { name: 'All investors' }).first().click();
    const investors = page.getByRole('dialog').getByRole('listitem').getByRole('button');
    await highlighted(
      page.getByRole('dialog').locator('button[aria-current]'),
      investors.and(page.locator(':not([aria-current])')).first(),
    );
  });

  test('the current menu entry, the focus, bars, charts and switches are visible in light and dark', async ({
    page,
    signIn,
  }) => {
    const inBothSchemes = async (hold: (scheme: string, canvas: string) => Promise<void>) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, forcedColors: 'active', reducedMotion: 'reduce' });
        await painted(page);
        await hold(colorScheme, await drawn('body', 'backgroundColor'));
      }
    };
    const drawn = (selector: string, property: 'backgroundColor' | 'stroke') =>
      page
        .locator(selector)
        .first()
        .evaluate((element, name) => getComputedStyle(element)[name], property);
    await signIn();
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const here = menu.getByRole('link', { name: 'My Portfolio' });
    const ground = (link: Locator) => link.evaluate((element) => getComputedStyle(element).backgroundColor);
    const canvases: string[] = [];
    await inBothSchemes(async (scheme, canvas) => {
      canvases.push(canvas);
      expect(await ground(here), scheme).not.toBe(await ground(menu.getByRole('link', { name: 'Contact Us' })));
      await here.focus();
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus'), scheme).toHaveCSS('outline-style', 'solid');
      await expect(page.locator(':focus'), scheme).not.toHaveCSS('outline-color', canvas);
    });
    // Makes sure that dark colours were tested.
    expect(new Set(canvases).size).toBe(2);
    await page.goto('/overview#fund-performance');
    await expect(page.getByRole('application', { name: 'Cumulative return:' })).toBeVisible();
    await inBothSchemes(async (scheme, canvas) => {
      expect(await drawn('main .recharts-line-curve', 'stroke'), scheme).not.toBe(canvas);
    });
    await page.goto('/account');
    const on = page.getByRole('checkbox', { checked: true }).first();
    await inBothSchemes(async (scheme, canvas) => {
      expect(await on.evaluate((element) => getComputedStyle(element).accentColor), scheme).not.toBe(canvas);
    });
  });

  test('dialogs have an edge, only the chosen month has a frame, and links have none @phone', async ({
    page,
    signIn,
  }) => {
    const canvas = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const edge = (one: Locator) =>
      one.evaluate((element) => {
        const { borderTopWidth, borderTopColor } = getComputedStyle(element);
        return borderTopWidth === '0px' ? 'none' : borderTopColor;
      });
    await signIn();
    const months = page.getByRole('region', { name: 'Income' }).locator('[role="group"] button[aria-expanded]');
    await months.nth(3).click();
    await expect(months.nth(3)).toHaveAttribute('aria-expanded', 'true');
    expect(await edge(months.nth(3))).not.toBe(await canvas());
    expect(await edge(months.nth(4))).toBe(await canvas());
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    expect(['none', await canvas()]).not.toContain(await edge(page.getByRole('dialog')));
    await page.goto('/account');
    const remove = page.getByRole('button', { name: 'Remove Reserve' });
    expect(await edge(remove)).toBe(await canvas());
    await remove.click();
    expect(['none', await canvas()]).not.toContain(await edge(page.getByRole('dialog')));
  });
});
