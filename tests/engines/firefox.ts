import { type ElementHandle, launch } from 'puppeteer-core';
import { engines } from '../../scripts/browser.ts';

import { type Engine, listenerScript } from './Engine.ts';

const preferences = (downloads: string) => ({
  // The browser's own viewer would open each saved PDF in a tab before this one.
  'pdfjs.disabled': true,
  'browser.download.folderList': 2,
  'browser.download.dir': downloads,
  'browser.download.alwaysOpenPanel': false,
  // Without a window there would be no mouse.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  'ui.prefersReducedMotion': 1,
});

/** Firefox, driven by WebDriver BiDi. */
export async function startFirefox(downloads: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: engines.Firefox.files[0] ?? '',
    headless: true,
    extraPrefsFirefox: preferences(downloads),
  });
  const [first = await browser.newPage()] = await browser.pages();
  const tabs = [first];
  let page = first;
  let heard: string[] = [];
  async function listen() {
    page.on('console', (message) => void (message.type() === 'error' && heard.push(message.text())));
    await page.evaluateOnNewDocument(listenerScript('console.error.bind(console)'));
  }
  await listen();
  return {
    async openTab() {
      page = await browser.newPage();
      tabs.push(page);
      await listen();
    },
    async goToTab(index) {
      page = tabs[index] ?? first;
      await page.bringToFront();
    },
    goTo: (address) => page.goto(address),
    evaluate: (expression) => page.evaluate(expression),
    press: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    key: (name) => page.keyboard.press(name),
    async chooseFile(path) {
      const field = await page.$('input[type="file"]');
      // A selector cannot say it to the types.
      await (field as ElementHandle<HTMLInputElement>).uploadFile(path);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    print: () => page.pdf({ format: 'letter', printBackground: true }),
    complaints() {
      const all = heard;
      heard = [];
      return all;
    },
    close: () => browser.close(),
  };
}
