import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
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

async function upload(page: Page, name: string, buffer: Buffer) {
  await page.getByRole('button', { name: 'Upload document' }).click();
  await choose(page, name, buffer);
  await dialog(page).getByLabel('Document type').selectOption('Correspondence');
  await dialog(page).getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The document has been uploaded.' })).toBeVisible();
  await expect(dialog(page)).toBeHidden();
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
  expect((await saved).suggestedFilename()).toBe(`${appraisal}.pdf`);
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
  expect((await saved).suggestedFilename()).toBe(name);
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

test('an HTML page instead of a document is neither shown nor saved', async ({ page, signIn }) => {
  await openLoan(page, signIn);
  await serveDocument(page, '<script>document.title = "run"</script>');
  await documents(page).getByRole('button', { name: appraisal }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('looks damaged');
  await expect(dialog(page).getByRole('button', { name: 'Download' })).toBeDisabled();
  expect(await page.title()).not.toBe('run');
});

test('scripts in a document do not run', async ({ page, signIn }) => {
  test.slow();
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
  for (const [name, content] of [
    ['Hostile', hostile],
    ['Scripted', Buffer.from(await scripted.save())],
  ] as const) {
    await upload(page, `${name}.pdf`, content);
    await documents(page).getByRole('button', { name, exact: true }).click();
    await expect(dialog(page).locator('canvas')).toBeVisible();
    await dialog(page).locator('canvas').click({ force: true });
    expect(await dialog(page).locator('a').count()).toBe(0);
    await dialog(page).getByRole('button', { name: 'Close' }).click();
  }
  await expect(page).toHaveURL(/\/overview\/2017#loan-documents$/);
  expect(alarms).toEqual([]);
});

test('the attachment of a note opens', async ({ page, signIn }) => {
  await signIn();
  const notes = page.getByRole('region', { name: 'Notes By Manager' });
  await notes.getByRole('button', { name: /distribution notice May 2026/ }).click();
  const opened = page.getByRole('dialog', { name: /distribution notice May 2026/ });
  await expect(opened.getByText('Page 1 of 1')).toBeVisible();
});

test('an upload is sent like every call, shows its progress, and reloads the loan', async ({ page, signIn }) => {
  await openLoan(page, signIn);
  await page.getByRole('button', { name: 'Upload document' }).click();
  await choose(page, 'Insurance 2026.pdf', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(3_000_000)]));
  await expect(dialog(page).getByLabel('Document name')).toHaveValue('Insurance 2026');
  await dialog(page).getByLabel('Document type').selectOption('Property insurance');
  await dialog(page).getByLabel('Note to your manager').fill('Renewed for another year.');
  const network = await page.context().newCDPSession(page);
  // Half a minute for three megabytes, so that even a slow machine sees the bar before they have arrived.
  const speed = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 100_000 };
  await network.send('Network.emulateNetworkConditions', speed);
  const sent = page.waitForRequest('**/api/loan/document/upload');
  const reloaded = page.waitForResponse('**/api/loan/details');
  await dialog(page).getByRole('button', { name: 'Upload', exact: true }).click();
  const bar = dialog(page).getByRole('progressbar', { name: 'Uploading Insurance 2026.pdf' });
  await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(0);
  await network.send('Network.emulateNetworkConditions', { ...speed, uploadThroughput: -1 });
  const headers = await (await sent).allHeaders();
  expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(headers.authorization).toMatch(/^Bearer /);
  expect(headers.invidshash).toMatch(/^[0-9a-f]{32}$/);
  expect(headers['x-whitelabel-domain']).toBe('portal.northline.test');
  await reloaded;
  const row = documents(page).getByRole('row', { name: /Insurance 2026/ });
  await expect(row).toContainText('Property insurance');
  await expect(row).toContainText('Investor');
  await expect(row).toContainText('3 MB');
});

test('a cancelled upload leaves the form unchanged and nothing on the server', async ({ page, signIn }) => {
  await openLoan(page, signIn);
  await page.getByRole('button', { name: 'Upload document' }).click();
  await choose(page, 'Letter.pdf', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(1_000_000)]));
  await dialog(page).getByLabel('Document type').selectOption('Correspondence');
  const network = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 60_000 };
  await network.send('Network.emulateNetworkConditions', slow);
  const sent = page.waitForRequest('**/api/loan/document/upload');
  const failed = page.waitForEvent('requestfailed');
  await dialog(page).getByRole('button', { name: 'Upload', exact: true }).click();
  // An upload that is cancelled before it has begun never becomes a request.
  await sent;
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  expect((await failed).url()).toMatch(/upload$/);
  await expect(dialog(page).getByRole('progressbar')).toBeHidden();
  await expect(dialog(page).getByLabel('Document name')).toHaveValue('Letter');
  await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  await page.reload();
  await expect(documents(page).getByRole('button', { name: appraisal })).toBeVisible();
  await expect(documents(page).getByRole('button', { name: 'Letter', exact: true })).toBeHidden();
});

test('a file can be dropped; a forbidden one is refused before anything is sent', async ({ page, signIn }) => {
  await openLoan(page, signIn);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.getByRole('button', { name: 'Upload document' }).click();
  const drop = async (name: string, content: string, count = 1) => {
    const files = await page.evaluateHandle(
      ([called, text, copies]) => {
        const transfer = new DataTransfer();
        for (let copy = 0; copy < copies; copy += 1) transfer.items.add(new File([text], called));
        return transfer;
      },
      [name, content, count] as const,
    );
    await dialog(page).getByLabel('File', { exact: true }).dispatchEvent('drop', { dataTransfer: files });
  };
  await drop('policy.pdf', 'MZ');
  await expect(dialog(page)).toContainText('its content is something else');
  await drop('setup.exe', 'MZ');
  await expect(dialog(page)).toContainText('It has to be a PDF, PNG, JPEG, DOCX or XLSX.');
  await drop('empty.pdf', '');
  await expect(dialog(page)).toContainText('This file is empty.');
  await drop('policy.pdf', '%PDF-1.7', 2);
  await expect(dialog(page)).toContainText('one file at a time');
  await drop('policy.pdf', '%PDF-1.7');
  await expect(dialog(page)).toContainText('policy.pdf, 8 bytes');
  expect(sent.filter((url) => url.includes('/upload'))).toEqual([]);
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

test('the investor’s own document is removed after confirmation', async ({ page, signIn }) => {
  await openLoan(page, signIn);
  await upload(page, 'Letter.pdf', pdfOf('', ''));
  await documents(page).getByRole('button', { name: 'Remove Letter' }).click();
  await dialog(page).getByRole('button', { name: 'Keep it' }).click();
  await expect(documents(page).getByRole('button', { name: 'Letter', exact: true })).toBeVisible();
  await documents(page).getByRole('button', { name: 'Remove Letter' }).click();
  await dialog(page).getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(documents(page).getByRole('button', { name: 'Letter', exact: true })).toBeHidden();
});
