import type { Locator, Page } from '@playwright/test';
import { PDFDocument, PDFName, StandardFonts } from 'pdf-lib';
import { expect, type SignIn, serveDocument, settled, test } from './portal.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const searchField = (page: Page) => dialog(page).getByLabel('Search in document');
const count = (page: Page) => dialog(page).getByRole('search').locator('p');
const pageField = (page: Page) => dialog(page).getByLabel('Page number');

/** A PDF with a page for each list of lines. A line given in pieces is written piece by piece. */
async function pdfOf(...pages: (string | string[])[][]): Promise<Buffer> {
  const written = await PDFDocument.create();
  const font = await written.embedFont(StandardFonts.Helvetica);
  for (const lines of pages) {
    const page = written.addPage([612, 792]);
    for (const [at, line] of lines.entries()) {
      let x = 72;
      for (const piece of [line].flat()) {
        page.drawText(piece, { x, y: 700 - at * 24, size: 12, font });
        x += font.widthOfTextAtSize(piece, 12);
      }
    }
  }
  return Buffer.from(await written.save());
}

/** Opens a document of the loan; the server returns `body` instead if it is given. */
async function openDocument(page: Page, signIn: SignIn, name: string, body?: Buffer) {
  if (body) await serveDocument(page, body);
  await signIn({ at: '/overview/2017#loan-documents' });
  const opener = page.getByRole('region', { name: 'Documents' }).getByRole('button', { name, exact: true });
  await expect(opener).toBeVisible();
  await settled(page);
  await opener.click();
  await expect(dialog(page).locator('canvas')).toBeVisible();
  return opener;
}

/** Opens a closed document again, for which the server now returns another. */
async function openAgain(page: Page, opener: Locator, body: Buffer) {
  await serveDocument(page, body);
  await opener.click();
  await expect(dialog(page).locator('canvas')).toBeVisible();
}

/** The texts of the highlighted matches on the page, and of the current one. */
const marked = (page: Page) =>
  page.evaluate(() => {
    const of = (name: string) => [...(CSS.highlights.get(name) ?? [])].map(String);
    return { others: of('document-matches'), one: of('document-match') };
  });

test('a document of several pages can be read with buttons, by page number and by keyboard', async ({
  page,
  signIn,
}) => {
  await openDocument(page, signIn, 'Participation agreement NL-2026-017');
  await expect(dialog(page).getByText('Page 1 of 3')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Next page' }).click();
  await expect(pageField(page)).toHaveValue('2');
  await pageField(page).fill('99');
  await pageField(page).press('Enter');
  await expect(pageField(page)).toHaveValue('3');
  await expect(dialog(page).getByRole('button', { name: 'Next page' })).toBeDisabled();
  await pageField(page).fill('two');
  await pageField(page).press('Enter');
  await expect(pageField(page)).toHaveValue('3');
  await dialog(page).getByRole('region', { name: 'Participation agreement' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(pageField(page)).toHaveValue('2');
  await page.keyboard.press('+');
  await expect(dialog(page).getByText('125%')).toBeVisible();
  await page.keyboard.press('-');
  await page.keyboard.press('-');
  await expect(dialog(page).getByText('75%')).toBeVisible();
  await page.keyboard.press('0');
  await expect(dialog(page).getByText('100%')).toBeVisible();
  const frame = dialog(page).getByRole('region', { name: 'Participation agreement' });
  await expect(frame.getByText('5. Default')).toBeAttached();
  await page.keyboard.press('PageDown');
  await expect.poll(() => frame.evaluate((element) => element.scrollTop)).toBeGreaterThan(100);
  await expect(pageField(page)).toHaveValue('2');
  await frame.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await page.keyboard.press('PageDown');
  await expect(pageField(page)).toHaveValue('3');
  expect(await frame.evaluate((element) => element.scrollTop)).toBe(0);
});

test('arrow keys scroll a page that is wider than the window before they turn it', async ({ page, signIn }) => {
  await openDocument(page, signIn, 'Appraisal NL-2026-017', await pdfOf(['one'], ['two']));
  const frame = dialog(page).getByRole('region', { name: 'Appraisal' });
  const place = () => frame.evaluate(({ scrollLeft }) => scrollLeft);
  await frame.focus();
  while (!(await dialog(page).getByText('200%').isVisible())) await page.keyboard.press('+');
  const middle = await place();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(place).toBe(0);
  await page.keyboard.press('ArrowRight');
  await expect.poll(place).toBeGreaterThan(middle);
  await expect(pageField(page)).toHaveValue('1');
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(pageField(page)).toHaveValue('2', { timeout: 500 });
  }).toPass();
  expect(await place()).toBe(0);
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(pageField(page)).toHaveValue('2');
});

test('the code of the viewer is loaded with the first document', async ({ page, signIn }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const viewer = () => fetched.filter((path) => /PdfViewer|pdf\.min|pdf\.worker/.test(path));
  await signIn({ at: '/overview/2017#loan-documents' });
  const opener = page.getByRole('button', { name: 'Appraisal NL-2026-017' });
  await expect(opener).toBeVisible();
  await settled(page);
  expect(viewer()).toEqual([]);
  await opener.click();
  await expect(dialog(page).locator('canvas')).toBeVisible();
  expect(viewer().length).toBeGreaterThan(1);
});

/** The bounds of the rendered page's ink on the screen. */
const inkOf = (canvas: Locator) =>
  canvas.evaluate((element: HTMLCanvasElement) => {
    const { width, height } = element;
    const data = element.getContext('2d')?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
    const [xs, ys]: [number[], number[]] = [[], []];
    for (let at = 0; at < data.length; at += 4) {
      if ((data[at] ?? 255) > 200) continue;
      xs.push((at / 4) % width);
      ys.push(Math.floor(at / 4 / width));
    }
    const { left, top, width: shown } = element.getBoundingClientRect();
    const scale = shown / width;
    const least = (values: number[]) => values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
    const most = (values: number[]) => values.reduce((a, b) => Math.max(a, b), 0);
    return {
      left: left + least(xs) * scale,
      right: left + (most(xs) + 1) * scale,
      top: top + least(ys) * scale,
      bottom: top + (most(ys) + 1) * scale,
    };
  });

test('the text layer lies over the rendered text at every size and can be selected with the mouse', async ({
  page,
  signIn,
}) => {
  await openDocument(page, signIn, 'Appraisal NL-2026-017', await pdfOf(['Monthly interest of Tremblay Holdings']));
  const canvas = dialog(page).locator('canvas');
  const written = dialog(page).getByText('Monthly interest of Tremblay Holdings');
  for (const zoom of ['50%', '100%', '200%']) {
    while (!(await dialog(page).getByText(zoom).isVisible())) {
      await page.keyboard.press(Number.parseInt(zoom, 10) < 100 ? '-' : '+');
    }
    await expect(canvas).toBeVisible();
    await expect(async () => {
      const [ink, text] = [await inkOf(canvas), await written.boundingBox()];
      if (!text) throw new Error('There is no text.');
      expect(Math.abs(ink.left - text.x), `left at ${zoom}`).toBeLessThan(3);
      expect(Math.abs(ink.right - (text.x + text.width)), `right at ${zoom}`).toBeLessThan(3);
      expect(ink.top, `top at ${zoom}`).toBeGreaterThan(text.y - 3);
      expect(ink.bottom, `bottom at ${zoom}`).toBeLessThan(text.y + text.height + 3);
    }).toPass();
    if (zoom === '50%') await page.keyboard.press('0');
  }
  await page.keyboard.press('0');
  await expect(dialog(page).getByText('100%')).toBeVisible();
  // The text is laid out again a moment after the new size is shown, which clears an earlier selection.
  await expect(async () => {
    await page.evaluate(() => getSelection()?.removeAllRanges());
    await written.scrollIntoViewIfNeeded();
    const box = await written.boundingBox();
    if (!box) throw new Error('There is no text.');
    await page.mouse.move(box.x + 1, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width - 1, box.y + box.height / 2, { steps: 8 });
    await page.mouse.up();
    expect(await page.evaluate(() => String(getSelection()).trim())).toBe('Monthly interest of Tremblay Holdings');
  }).toPass();
});

test('a search covers all pages, leads from match to match, highlights them and scrolls them into view', async ({
  page,
  signIn,
}) => {
  const body = await pdfOf(
    ['Interest of the month', 'Nothing else'],
    ['Société Hypothécaire de Montréal', ['The interest ', 'ra', 'te'], 'INTEREST'],
    ['No more', 'of it'],
  );
  const opener = await openDocument(page, signIn, 'Appraisal NL-2026-017', body);
  await page.keyboard.press('Control+f');
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.type('interest');
  await expect(count(page)).toHaveText('1 of 3');
  await expect.poll(() => marked(page)).toEqual({ others: [], one: ['Interest'] });
  await page.keyboard.press('Enter');
  await expect(count(page)).toHaveText('2 of 3');
  await expect(pageField(page)).toHaveValue('2');
  await expect.poll(() => marked(page)).toEqual({ others: ['INTEREST'], one: ['interest'] });
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.press('Shift+Enter');
  await expect(count(page)).toHaveText('3 of 3');
  await expect.poll(() => marked(page)).toEqual({ others: ['interest'], one: ['INTEREST'] });
  await dialog(page).getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => marked(page)).toEqual({ others: ['interest'], one: ['INTEREST'] });
  await searchField(page).fill('hypothecaire de MONTREAL');
  await expect(count(page)).toHaveText('1 of 1');
  await expect.poll(() => marked(page)).toEqual({ others: [], one: ['Hypothécaire de Montréal'] });
  await searchField(page).fill('interest rate');
  await expect.poll(() => marked(page)).toEqual({ others: [], one: ['interest rate'] });
  await searchField(page).fill('no more of it');
  await expect(pageField(page)).toHaveValue('3');
  await searchField(page).fill('dividend');
  await expect(count(page)).toHaveText('Not found');
  await expect(dialog(page).getByRole('button', { name: 'Next match' })).toBeHidden();
  await expect.poll(() => marked(page)).toEqual({ others: [], one: [] });
  await page.keyboard.press('Escape');
  await expect(searchField(page)).toHaveValue('');
  await expect(count(page)).toHaveText('');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();

  await openAgain(page, opener, await pdfOf([...Array(25).fill('a line'), 'the last']));
  await searchField(page).fill('the last');
  await expect(dialog(page).getByText('the last')).toBeInViewport();
  await dialog(page).getByRole('button', { name: 'Close' }).click();

  // A scan has no text to search.
  await openAgain(page, opener, await pdfOf([], []));
  await searchField(page).fill('interest');
  await expect(count(page)).toHaveText('No text to search');
});

/** Whether a part of the screen contains a colour, given as red, green and blue. */
async function hasColour(page: Page, place: Locator, colour: readonly number[]): Promise<boolean> {
  const picture = `data:image/png;base64,${(await place.screenshot()).toString('base64')}`;
  return page.evaluate(
    async ([address, wanted]) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const { data } = context?.getImageData(0, 0, image.width, image.height) ?? { data: [] };
      for (let at = 0; at < data.length; at += 4) {
        if (wanted.every((value, index) => Math.abs((data[at + index] ?? 0) - value) < 3)) return true;
      }
      return false;
    },
    [picture, colour] as const,
  );
}

test('matches are highlighted, the current one in a different colour', async ({ page, signIn }) => {
  await openDocument(page, signIn, 'Appraisal NL-2026-017', await pdfOf(['Interest', 'Interest of the year']));
  const frame = dialog(page).getByRole('region', { name: 'Appraisal' });
  const [match, current] = [
    [0xff, 0xe6, 0x80],
    [0xff, 0xad, 0x5c],
  ];
  expect(await hasColour(page, frame, match)).toBe(false);
  expect(await hasColour(page, frame, current)).toBe(false);
  await searchField(page).fill('interest');
  await expect(count(page)).toHaveText('1 of 2');
  await expect.poll(() => hasColour(page, frame, match)).toBe(true);
  await expect.poll(() => hasColour(page, frame, current)).toBe(true);
});

test('zooming keeps the middle of the page in place', async ({ page, signIn }) => {
  const written = await PDFDocument.create();
  const sheet = written.addPage([612, 792]);
  sheet.drawText('Here', { x: 293, y: 390, size: 12 });
  await openDocument(page, signIn, 'Appraisal NL-2026-017', Buffer.from(await written.save()));
  const frame = dialog(page).getByRole('region', { name: 'Appraisal' });
  const middle = async (place: Locator) => {
    const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return { x: x + width / 2, y: y + height / 2 };
  };
  const here = dialog(page).getByText('Here', { exact: true });
  await expect(here).toBeAttached();
  const [wanted, first] = [await middle(frame), await middle(here)];
  await frame.evaluate((element, top) => element.scrollBy({ top, behavior: 'instant' }), first.y - wanted.y);
  for (const [key, zoom] of [
    ['+', '125%'],
    ['+', '150%'],
    ['-', '125%'],
    ['0', '100%'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(dialog(page).getByText(zoom)).toBeVisible();
    // The initial distance from the middle grows with the page.
    const most = Number.parseInt(zoom, 10) / 10;
    await expect(async () => {
      const found = await middle(here);
      expect(Math.abs(found.x - wanted.x), `across at ${zoom}`).toBeLessThan(most);
      expect(Math.abs(found.y - wanted.y), `down at ${zoom}`).toBeLessThan(most);
    }).toPass({ timeout: 5000 });
  }
});

test('the page of a match is found even in a browser without highlights', async ({ page, signIn }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Highlight'));
  await openDocument(page, signIn, 'Appraisal NL-2026-017', await pdfOf(['one'], ['two']));
  await searchField(page).fill('two');
  await expect(count(page)).toHaveText('1 of 1');
  await expect(pageField(page)).toHaveValue('2');
});

test('an unreadable text is reported to the operator’s hook, and the page is still shown', async ({ page, signIn }) => {
  await page.addInitScript(() => {
    const reported: string[] = [];
    window.onPortalEvent = (event) => {
      if (event.type === 'error') reported.push(event.message ?? '');
    };
    Object.assign(window, { reported });
    Object.assign(ReadableStream.prototype, {
      [Symbol.asyncIterator]() {
        throw new TypeError('No such way.');
      },
    });
  });
  await openDocument(page, signIn, 'Appraisal NL-2026-017', await pdfOf(['Interest']));
  await searchField(page).fill('interest');
  await expect(count(page)).toHaveText('No text to search');
  // The text layer and the search each report it.
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'reported'))).toEqual(Array(2).fill('No such way.'));
});

test('the whole document is printed, each page on paper of its size, without the portal', async ({ page, signIn }) => {
  const printed = await PDFDocument.load(await pdfOf(['one'], ['two']));
  printed.addPage([1000, 500]);
  // A headless browser could not close the dialog for printing.
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', document.title);
  });
  await openDocument(page, signIn, 'Appraisal NL-2026-017', Buffer.from(await printed.save()));
  const title = await page.title();
  await page.keyboard.press('Control+p');
  await expect(page.locator('html')).toHaveAttribute('data-printed', /^Appraisal NL-2026-017/);
  const paper = await PDFDocument.load(await page.pdf({ preferCSSPageSize: true }));
  const sizes = paper.getPages().map((sheet) => [Math.round(sheet.getWidth()), Math.round(sheet.getHeight())]);
  expect(sizes).toEqual([
    [612, 792],
    [612, 792],
    [1000, 500],
  ]);
  // The pages have only pictures. If anything of the portal were printed, they would have fonts.
  expect(paper.getPages().map((sheet) => sheet.node.Resources()?.has(PDFName.of('Font')) ?? false)).not.toContain(true);
  // Printing has ended.
  await expect(page.locator('body > :not(#root) img')).toHaveCount(0);
  expect(await page.title()).toBe(title);
});

test('printing a long document shows its progress and can be cancelled', async ({ page, signIn }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await openDocument(page, signIn, 'Appraisal NL-2026-017', await pdfOf(...Array(100).fill(['a page'])));
  await dialog(page).getByRole('button', { name: 'Print' }).click();
  const bar = dialog(page).getByRole('progressbar', { name: 'Preparing to print' });
  await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(0);
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(bar).toBeHidden();
  await expect(dialog(page).getByRole('region', { name: 'Appraisal' })).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Next page' }).click();
  await expect(pageField(page)).toHaveValue('2');
  await expect(dialog(page).locator('canvas')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-printed');
});

test('a closed document is released from memory, even while printing', async ({ page, signIn }) => {
  await page.addInitScript(() => {
    const open = { documents: 0, addresses: 0 };
    Object.assign(window, { open });
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, ...args: [message: { action?: string }]) {
      if (args[0]?.action === 'GetDocRequest') open.documents += 1;
      if (args[0]?.action === 'Terminate') open.documents -= 1;
      postMessage.apply(this, args);
    };
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (file) => {
      open.addresses += 1;
      return createObjectURL(file);
    };
    URL.revokeObjectURL = (address) => {
      open.addresses -= 1;
      revokeObjectURL(address);
    };
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  const still = () => page.evaluate(() => (window as unknown as { open: object }).open);
  const opener = await openDocument(page, signIn, 'Appraisal NL-2026-017', await pdfOf(['one'], ['two']));
  expect(await still()).toEqual({ documents: 1, addresses: 0 });
  await dialog(page).getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');
  expect(await still()).toEqual({ documents: 1, addresses: 2 });
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect.poll(still).toEqual({ documents: 0, addresses: 0 });
  await expect(page.locator('body > :not(#root) img')).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(dialog(page).locator('canvas')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Print' }).click();
  await page.keyboard.press('Escape');
  await expect.poll(still).toEqual({ documents: 0, addresses: 0 });
});

test('a document fills a phone, and each control is large enough for a finger @phone', async ({ page, signIn }) => {
  const width = 320;
  await page.setViewportSize({ width, height: 700 });
  await openDocument(page, signIn, 'Appraisal NL-2026-017', await pdfOf(['Interest'], ['two']));
  expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width, height: 700 });

  /** Expects large controls, and leaves the rest of the screen to the page at full width. */
  async function measure(names: readonly string[]) {
    for (const name of names) await expect(dialog(page).getByLabel(name, { exact: true })).toBeVisible();
    for (const control of await dialog(page).locator('button:visible, input:visible').all()) {
      const box = await control.boundingBox();
      const named = await control.evaluate((element) => element.outerHTML);
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), named).toBeGreaterThanOrEqual(44);
      expect(box?.x, named).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0), named).toBeLessThanOrEqual(width);
    }
    const frame = await dialog(page).getByRole('region', { name: 'Appraisal' }).boundingBox();
    expect(frame?.y).toBeLessThanOrEqual(112);
    expect((frame?.y ?? 0) + (frame?.height ?? 0)).toBe(700);
    expect((await dialog(page).locator('canvas').boundingBox())?.width).toBe(width);
  }

  const reading = ['Previous page', 'Page number', 'Next page', 'Zoom out', 'Zoom in', 'Print', 'Search in document'];
  await measure(reading);
  await expect(dialog(page).getByRole('button', { name: 'Download' })).toBeVisible();
  await searchField(page).fill('two');
  await expect(count(page)).toHaveText('1 of 1');
  await measure(['Search in document', 'Previous match', 'Next match']);
  await expect.poll(() => marked(page)).toEqual({ others: [], one: ['two'] });
  await searchField(page).fill('');
  await dialog(page).getByRole('region', { name: 'Appraisal' }).focus();
  await measure(reading);
  await expect(pageField(page)).toHaveValue('2');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  const fingers = await page.context().newCDPSession(page);
  await fingers.send('Input.synthesizePinchGesture', { x: width / 2, y: 500, scaleFactor: 2 });
  await expect.poll(() => page.evaluate(() => visualViewport?.scale ?? 1)).toBeGreaterThan(1.2);
});
