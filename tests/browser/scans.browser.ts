import type { Page } from '@playwright/test';
import { expect, type SignIn, serveDocument, settled, test } from './portal.ts';
import { broken, chinese, scans } from './scans/scans.ts';

const name = 'Appraisal NL-2026-017';
const dialog = (page: Page) => page.getByRole('dialog');
const frame = (page: Page) => dialog(page).getByRole('region', { name });
const missing = 'Some images or text on this page can’t be shown here.';

/** Opens a document of the loan, for which the server returns this, and collects the files that the viewer loads. */
async function openDocument(page: Page, signIn: SignIn, body: Buffer): Promise<string[]> {
  const data: string[] = [];
  page.on('request', (request) => {
    const [, file] = /\/pdf-data-[^/]+\/(.*)/.exec(request.url()) ?? [];
    if (file) data.push(file);
  });
  await serveDocument(page, body);
  await signIn({ at: '/overview/2017#loan-documents' });
  const opener = page.getByRole('region', { name: 'Documents' }).getByRole('button', { name, exact: true });
  await expect(opener).toBeVisible();
  await settled(page);
  await opener.click();
  await expect(dialog(page).locator('canvas')).toBeVisible();
  return data;
}

/** The share of the rendered page that is dark; 0 until the page is drawn, while the canvas is all black. */
const inkOf = (page: Page) =>
  dialog(page)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => {
      const { width, height } = canvas;
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, width, height) ?? { data: [] };
      let dark = 0;
      for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 128) dark += 1;
      return dark === width * height ? 0 : dark / (width * height);
    });

const decoders = { JBIG2: 'jbig2', 'JPEG 2000': 'openjpeg', 'CCITT Group 4': 'jbig2' };

for (const [kind, body] of Object.entries(scans)) {
  test(`a document scanned as ${kind} is rendered and loads only its decoder`, async ({ page, signIn }) => {
    const data = await openDocument(page, signIn, body);
    // Text and a black rectangle.
    await expect.poll(() => inkOf(page)).toBeGreaterThan(0.1);
    expect(data).toEqual([`wasm/${decoders[kind as keyof typeof scans]}_nowasm_fallback.js`]);
    await expect(dialog(page).getByText(missing)).toBeHidden();
  });
}

test('a Chinese text whose font is not embedded is rendered and can be found', async ({ page, signIn }) => {
  const data = await openDocument(page, signIn, chinese);
  await expect.poll(() => inkOf(page)).toBeGreaterThan(0.001);
  await expect(dialog(page).getByText('認購協議')).toBeVisible();
  await dialog(page).getByLabel('Search in document').fill('認購');
  await expect(dialog(page).getByRole('search').locator('p')).toHaveText('1 of 1');
  expect(data).toContain('cmaps/UniCNS-UCS2-H.bcmap');
  await expect(dialog(page).getByText(missing)).toBeHidden();
});

test('a text document loads no decoders, tables or fonts', async ({ page, signIn }) => {
  await signIn({ at: '/overview/2017#loan-documents' });
  const data: string[] = [];
  page.on('request', (request) => data.push(...(/\/pdf-data-.*/.exec(request.url()) ?? [])));
  await page.getByRole('region', { name: 'Documents' }).getByRole('button', { name, exact: true }).click();
  await expect(dialog(page).getByText('Tremblay Holdings Inc.', { exact: false })).toBeVisible();
  expect(data).toEqual([]);
});

for (const [kind, body] of Object.entries(broken)) {
  test(`a page with ${kind} says that something is missing and offers a download, also for printing`, async ({
    page,
    signIn,
  }) => {
    // A headless browser could not close the dialog for printing.
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', document.title);
    });
    await openDocument(page, signIn, body);
    const alert = frame(page).getByRole('alert');
    await expect(alert).toContainText(missing);
    const saved = page.waitForEvent('download');
    await alert.getByRole('button', { name: 'Download' }).click();
    expect((await saved).suggestedFilename()).toBe(`INV-0501 ${name}.pdf`);
    await dialog(page).getByRole('button', { name: 'Next page' }).click();
    await expect(alert).toBeHidden();
    await dialog(page).getByRole('button', { name: 'Previous page' }).click();
    await expect(alert).toBeVisible();

    await test.step('on paper', async () => {
      await dialog(page).getByRole('button', { name: 'Print' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-printed');
      await expect(page.getByRole('alert').filter({ hasText: 'couldn’t be printed. You can download' })).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      // Only on the first sheet.
      await expect(page.getByText('Some images or text on this page couldn’t be printed.')).toHaveCount(1);
      await expect(page.getByText('Some images or text on this page couldn’t be printed.')).toBeVisible();
    });
  });
}
