import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Builder, By, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { engines } from '../../scripts/browser.ts';
import { type Engine, listenerScript } from './Engine.ts';

const [driverPath = '', screenPath = '', pythonPath = ''] = engines.WebKit.files;

/** A screen that nobody sees, and its name. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const screen = spawn(screenPath, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
  return { screen, display: `:${String(number).trim()}` };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (!address || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

const name = 'WebKitGTK';
const capabilities = {
  browserName: name,
  'webkitgtk:browserOptions': { binary: pythonPath, args: [join(import.meta.dirname, 'window.py')] },
};

/** The driver says nothing when it is ready. */
async function connect(port: number): Promise<WebDriver> {
  const server = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    const isReady = await fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return new Builder().usingServer(server).withCapabilities(capabilities).build();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver did not start within ten seconds.');
}

/** WebKitGTK, the engine of Safari, in a bare window (window.py), driven by WebDriver Classic. */
export async function startWebkit(downloads: string): Promise<Engine> {
  const { screen, display } = await startScreen();
  const port = await freePort();
  const log = join(downloads, 'complaints');
  writeFileSync(log, '');
  const driverProcess = spawn(driverPath, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: display,
      ENGINE_DOWNLOADS: downloads,
      ENGINE_LOG: log,
      ENGINE_LISTENER: listenerScript('(text) => webkit.messageHandlers.complaint.postMessage(text)'),
    },
    stdio: 'ignore',
  });
  const driver = await connect(port);
  let read = 0;
  const tabs = [await driver.getWindowHandle()];
  return {
    async openTab() {
      await driver.switchTo().newWindow('tab');
      tabs.push(await driver.getWindowHandle());
    },
    goToTab: (index) => driver.switchTo().window(tabs[index] ?? ''),
    goTo: (address) => driver.get(address),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    press: ({ x, y }) => driver.actions().move({ x, y, origin: Origin.VIEWPORT, duration: 0 }).click().perform(),
    type: (text) => driver.switchTo().activeElement().sendKeys(text),
    key: () => driver.switchTo().activeElement().sendKeys(Key.ESCAPE),
    chooseFile: (path) => driver.findElement(By.css('input[type="file"]')).sendKeys(path),
    resize: (width, height) => driver.manage().window().setRect({ x: 0, y: 0, width, height }),
    // The driver has no command for it.
    print: () => Promise.reject(new Error('The driver of WebKit cannot print.')),
    complaints() {
      const all = readFileSync(log, 'utf8').split('\n').filter(Boolean);
      const news = all.slice(read);
      read = all.length;
      return news.map((line): string => JSON.parse(line));
    },
    // The window ends with its screen. Asked to quit, the driver would answer that the window is gone.
    async close() {
      const ended = [driverProcess, screen].map((one) => once(one, 'exit'));
      driverProcess.kill();
      screen.kill();
      await Promise.all(ended);
    },
  };
}
