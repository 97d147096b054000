import type { Page } from '@playwright/test';

/** A layout shift that Chromium has reported. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** The greatest layout shift of a whole screen. Google calls 0.1 good. */
export const most = 0.02;

/** From the next page on, what waits for an alert above it waits until that is known, however slow the machine is. */
export const waitForAlerts = (page: Page) =>
  page.addInitScript(() => {
    const wait = () => document.documentElement.style.setProperty('--patience', '3600s');
    document.addEventListener('readystatechange', wait, { once: true });
  });

/** Delays every answer by a different time, so that they arrive one by one. */
export async function slowDown(page: Page): Promise<void> {
  await waitForAlerts(page);
  let calls = 0;
  await page.route('**/api/**', async (route) => {
    calls += 1;
    await new Promise((done) => setTimeout(done, 250 + ((calls * 170) % 700)));
    await route.continue();
  });
}

/** How far the content of the screen has jumped since it was opened, and which elements have. */
export const jumped = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ sum: number; what: string[] }>((done) => {
        const observer = new PerformanceObserver((list) => tell(list.getEntries()));
        const tell = (entries: PerformanceEntryList) => {
          observer.disconnect();
          const shifts = (entries as LayoutShift[]).filter(({ hadRecentInput }) => !hadRecentInput);
          const nameOf = ({ node, previousRect: from, currentRect: to }: LayoutShift['sources'][number]) =>
            `${node instanceof Element ? `${node.localName}.${node.getAttribute('class')}` : `“${node?.textContent}”`} ${from.x},${from.y} ${from.width}×${from.height} → ${to.x},${to.y} ${to.width}×${to.height}`;
          done({
            sum: shifts.reduce((sum, { value }) => sum + value, 0),
            what: shifts.map(({ value, sources }) => `${value.toFixed(4)}: ${sources.map(nameOf).join('; ')}`),
          });
        };
        observer.observe({ type: 'layout-shift', buffered: true });
        // Chromium does not call back if nothing has shifted; pending records are taken from the observer.
        setTimeout(() => tell(observer.takeRecords()), 300);
      }),
  );
