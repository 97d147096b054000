import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { jsPDF } from 'jspdf';
import { PDFDocument } from 'pdf-lib';
import { expect, type SignIn, serveDocument, settled, test } from './portal.ts';

const documents = (page: Page) => page.getByRole('region', { name: 'Documents' });
const dialog = (page: Page) => page.getByRole('dialog');
const appraisal = 'Appraisal NL-2026-017';

/** A PDF of one page made of these objects; a reader finds them without a table of offsets. */
function pdfOf(catalogue: string, page: string, ...more: string[]): Buffer {
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] ${page} >>`,
    ...more,
  ];
  const bodies = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);
  return Buffer.from(`%PDF-1.7\n${bodies.join('')}trailer\n<< /Root 1 0 R /Size ${objects.length + 1} >>\n%%EOF\n`);
}

async function openLoan(page: Page, signIn: SignIn) {
  await signIn({ at: '/overview/2017#loan-documents' });
  await expect(documents(page).getByRole('button', { name: appraisal })).toBeVisible();
  await settled(page);
}

async function choose(page: Page, name: string, buffer: Buffer) {
  await dialog(page).getByLabel('File', { exact: true }).setInputFiles({ name, mimeType: '', buffer });
}

test('a document is shown, its text can be selected, and it is saved under its name', { tag: '@core' }, async ({
  page,
  signIn,
}) => {
  await openLoan(page, signIn);
  await documents(page).getByRole('button', { name: appraisal }).click();
  const opened = page.getByRole('dialog', { name: appraisal });
  await expect(opened.getByText('Page 1 of 1')).toBeVisible();
  await expect(opened.locator('canvas')).toBeVisible();
  const written = opened.getByText('Tremblay Holdings Inc.', { exact: false });
  await written.selectText();
  expect(await page.evaluate(() => String(getSelection()))).toContain('Tremblay Holdings Inc.');
  const width = async () => (await opened.locator('canvas').boundingBox())?.width ?? 0;
  const before = await width();
  await opened.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(width).toBeGreaterThan(before * 1.2);
  const saved = page.waitForEvent('download');
  await opened.getByRole('button', { name: 'Download' }).click();
  expect((await saved).suggestedFilename()).toBe(`INV-0501 ${appraisal}.pdf`);
  expect((await readFile(await (await saved).path())).subarray(0, 5).toString()).toBe('%PDF-');
  await opened.getByRole('button', { name: 'Close' }).click();
  await expect(documents(page).getByRole('button', { name: appraisal })).toBeFocused();
});

/** Opens a document of the loan, for which the server returns this. */
async function openInPlace(page: Page, body: Buffer) {
  await serveDocument(page, body);
  await documents(page).getByRole('button', { name: appraisal }).click();
}

async function expectSaved(page: Page, name: string) {
  const saved = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Download' }).click();
  expect((await saved).suggestedFilename()).toBe(`INV-0501 ${name}`);
}

const locked = () => {
  const document = new jsPDF({ encryption: { userPassword: 'secret', ownerPassword: 'more secret' } });
  return Buffer.from(document.text('Interest', 20, 20).output('arraybuffer'));
};

const notShown = [
  [
    'a PDF without objects',
    Buffer.from('%PDF-1.7\nnothing that a reader knows'),
    'This PDF cannot be shown here',
    'pdf',
  ],
  ['a truncated PDF', pdfOf('', '').subarray(0, 60), 'This PDF cannot be shown here', 'pdf'],
  ['a PDF without pages', pdfOf('/Pages 9 0 R', ''), 'This PDF cannot be shown here', 'pdf'],
  ['a PDF with a password', locked(), 'This PDF is protected by a password', 'pdf'],
  ['a truncated picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0', 'latin1'), 'This picture cannot be shown here', 'png'],
  [
    'a Word document',
    Buffer.from('PK\x03\x04 word/document.xml', 'latin1'),
    'Files of this kind are not shown',
    'docx',
  ],
  ['a workbook', Buffer.from('PK\x03\x04 xl/workbook.xml', 'latin1'), 'Files of this kind are not shown', 'xlsx'],
] as const;

test('a document that is damaged, locked or of another kind is not shown but can be saved', async ({
  page,
  signIn,
}) => {
  await openLoan(page, signIn);
  for (const [kind, body, words, extension] of notShown) {
    await test.step(kind, async () => {
      await openInPlace(page, body);
      await expect(dialog(page)).toContainText(words);
      await expectSaved(page, `${appraisal}.${extension}`);
      await dialog(page).getByRole('button', { name: 'Close' }).click();
      await expect(dialog(page)).toBeHidden();
    });
  }
});

test('a truncated PDF that lacks only its cross-reference table is shown', async ({ page, signIn }) => {
  await openLoan(page, signIn);
  const written = await PDFDocument.create();
  for (let count = 0; count < 3; count += 1) written.addPage().drawText('Interest '.repeat(40));
  const whole = Buffer.from(await written.save({ useObjectStreams: false }));
  await openInPlace(page, whole.subarray(0, whole.lastIndexOf('startxref')));
  await expect(dialog(page).getByText('Page 1 of 3')).toBeVisible();
  await expect(dialog(page).locator('canvas')).toBeVisible();
});

test('a PDF with an extremely long page is rendered within the limits of memory', async ({ page, signIn }) => {
  await openLoan(page, signIn);
  const written = await PDFDocument.create();
  written.addPage([600, 14_400]).drawText('Interest');
  await openInPlace(page, Buffer.from(await written.save()));
  const canvas = dialog(page).locator('canvas');
  await expect(canvas).toBeVisible();
  // A canvas measures 300 by 150 until it is sized.
  const pixels = () => canvas.evaluate(({ width, height }: HTMLCanvasElement) => width * height);
  await expect.poll(pixels).toBeGreaterThan(1_000_000);
  expect(await pixels()).toBeLessThanOrEqual(16_000_000);
  const drawn = await canvas.boundingBox();
  expect((drawn?.height ?? 0) / (drawn?.width ?? 1)).toBeCloseTo(24, 0);
});

test('scripts in a document do not run', async ({ page, signIn }) => {
  const alarms: string[] = [];
  page.on('dialog', (alarm) => {
    alarms.push(alarm.message());
    void alarm.dismiss();
  });
  await openLoan(page, signIn);
  const hostile = pdfOf(
    '/OpenAction 4 0 R',
    '/Annots [5 0 R]',
    '<< /S /JavaScript /JS (app.alert\\("run"\\);) >>',
    '<< /Type /Annot /Subtype /Link /Rect [0 0 300 300] /A << /S /URI /URI (javascript:alert\\(1\\)) >> >>',
  );
  const scripted = await PDFDocument.create();
  scripted.addPage().drawText('Interest');
  scripted.addJavaScript('first', 'app.alert("run"); this.submitForm("https://evil.example");');
  for (const content of [hostile, Buffer.from(await scripted.save())]) {
    await openInPlace(page, content);
    await expect(dialog(page).locator('canvas')).toBeVisible();
    await dialog(page).locator('canvas').click({ force: true });
    await expect(dialog(page).locator('a')).toHaveCount(0);
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toBeHidden();
  }
  await expect(page).toHaveURL(/\/overview\/2017#loan-documents$/);
  expect(alarms).toEqual([]);
});

test('an upload shows its progress, and the loan has the file then', async ({ page, signIn }) => {
  await openLoan(page, signIn);
  await page.getByRole('button', { name: 'Upload document' }).click();
  await choose(page, 'Insurance 2026.pdf', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(3_000_000)]));
  await expect(dialog(page).getByLabel('Document name')).toHaveValue('Insurance 2026');
  await dialog(page).getByLabel('Document type').selectOption('Property insurance');
  const network = await page.context().newCDPSession(page);
  // Half a minute for three megabytes, so that even a slow machine sees the bar before they have arrived.
  const speed = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 100_000 };
  await network.send('Network.emulateNetworkConditions', speed);
  await dialog(page).getByRole('button', { name: 'Upload', exact: true }).click();
  const bar = dialog(page).getByRole('progressbar', { name: 'Uploading Insurance 2026.pdf' });
  await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(0);
  await network.send('Network.emulateNetworkConditions', { ...speed, uploadThroughput: -1 });
  const row = documents(page).getByRole('row', { name: /Insurance 2026/ });
  await expect(row).toContainText('3 MB');
});

test('a file dropped beside the field is not opened', async ({ page, signIn }, testInfo) => {
  await openLoan(page, signIn);
  await page.getByRole('button', { name: 'Upload document' }).click();
  const path = testInfo.outputPath('lease.pdf');
  await writeFile(path, '%PDF-1.7');
  const browser = await page.context().newCDPSession(page);
  const drop = async (x: number, y: number) => {
    const data = { items: [], files: [path], dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await browser.send('Input.dispatchDragEvent', { type, x, y, data });
  };
  const title = await dialog(page).getByRole('heading').boundingBox();
  await drop(5, 5);
  await drop((title?.x ?? 0) + 5, (title?.y ?? 0) + 5);
  const field = await dialog(page).getByLabel('File', { exact: true }).boundingBox();
  await drop((field?.x ?? 0) + 20, (field?.y ?? 0) + 20);
  await expect(dialog(page).getByRole('status')).toHaveText('Chosen: lease.pdf, 8 bytes');
  expect(page.context().pages()).toHaveLength(1);
});

test('all documents of the filter are saved in one zip, named after its days', async ({ page, signIn }) => {
  await signIn({ at: '/documents?documents-range=custom&documents-from=2026-01-01&documents-to=2026-06-30' });
  const list = page.getByRole('region', { name: 'My Documents' });
  await expect(list.getByText('1–10 of 20')).toBeVisible();
  const saved = page.waitForEvent('download');
  await list.getByRole('button', { name: 'Download all' }).click();
  expect((await saved).suggestedFilename()).toBe('documents_2026-01-01_2026-06-30_1.zip');
  const files = Object.values(unzipSync(await readFile(await (await saved).path())));
  expect(files.map((bytes) => strFromU8(bytes.subarray(0, 5)))).toEqual(Array.from(files, () => '%PDF-'));
  expect(files).toHaveLength(20);
});
