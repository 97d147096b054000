import type { Page } from '@playwright/test';
import { expect, saveData, settled, test, whole } from './portal.ts';

/** Collects the addresses of everything that is loaded from now on, with the bodies of calls. */
function listLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    loads.push(`${new URL(request.url()).pathname} ${request.postData() ?? ''}`);
  });
  return loads;
}

const documents = (page: Page) => page.getByRole('link', { name: 'My Documents' });
const list = /^\/api\/documents\/files .*"per_page":10/;

/** Records the screen's heading at each change of the page from now on, or '' if there is none. */
const noteHeadings = (page: Page) =>
  page.evaluateHandle(() => {
    const headings: string[] = [];
    const note = () => headings.push(document.querySelector('main h1')?.textContent ?? '');
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
    return headings;
  });

test('hovering over a link prepares its screen, so that a click shows it at once', async ({ page, signIn }) => {
  await signIn();
  await whole(page);
  const loads = listLoads(page);
  await documents(page).hover();
  await expect.poll(() => loads.some((load) => list.test(load))).toBe(true);
  await expect.poll(() => loads.some((load) => load.startsWith('/assets/TaxYearPanel'))).toBe(true);
  await settled(page);
  const headings = await noteHeadings(page);
  await documents(page).click();
  await expect(page.getByRole('table', { name: 'My Documents' })).toBeVisible();
  const noted = await headings.jsonValue();
  expect(noted).toContain('My Documents');
  expect(noted).not.toContain('');
  const asked = loads.filter((load) => list.test(load));
  expect(asked).toEqual([...new Set(asked)]);
});

test('nothing is prepared without a connection', async ({ page, context, signIn }) => {
  await signIn();
  await whole(page);
  await context.setOffline(true);
  const loads = listLoads(page);
  await documents(page).hover();
  await page.getByRole('link', { name: 'Contact Us' }).hover();
  await context.setOffline(false);
  await documents(page).hover();
  await expect.poll(() => loads.some((load) => load.startsWith('/assets/TaxYearPanel'))).toBe(true);
  expect(loads.filter((load) => load.startsWith('/assets/RequestsPanel'))).toEqual([]);
});

test.describe('Unless the user saves data', () => {
  test.use({ loadsAhead: true });

  test('the code of other screens is loaded when a screen has all its answers', async ({ page, context, signIn }) => {
    const loads = listLoads(page);
    const saving = await context.newPage();
    await saveData(saving);
    const savedLoads = listLoads(saving);
    await signIn({ at: '/contact-us' });
    await saving.goto('/contact-us');
    const isTable = (load: string) => load.startsWith('/assets/TableSection');
    await expect.poll(() => loads.some(isTable)).toBe(true);
    expect(savedLoads.some(isTable)).toBe(false);
  });
});
