import type { Browser } from '@playwright/test';
import { alternately } from './alternately.ts';
import { type Figure, median } from './figure.ts';
import { LARGE, openSignIn, SMALL } from './visitor.ts';

const runs = 9;

/**
 * The time from pressing the button until the four figures and the first row of activities are shown, in milliseconds.
 */
async function timeToUse(browser: Browser, url: string, email: string): Promise<number> {
  const page = await openSignIn(browser, url, email);
  const elapsed = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const started = performance.now();
        document.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
        const look = () => {
          const figures = [...document.querySelectorAll('#overview article')].filter((card) =>
            /\d/.test(card.textContent ?? ''),
          );
          const cell = document.querySelector('#portfolio-activity tbody td');
          if (figures.length >= 4 && /\d/.test(cell?.textContent ?? '')) resolve(performance.now() - started);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  );
  await page.context().close();
  return elapsed;
}

/** Measures what a hundred thousand rows on the server cost an investor who sees ten of them. */
export async function measureOverview(browser: Browser, url: string): Promise<Figure[]> {
  const timesToUse = (count: number) => alternately(count, [SMALL, LARGE], (email) => timeToUse(browser, url, email));
  await timesToUse(1);
  const [small, large] = (await timesToUse(runs)).map(median) as [number, number]; // Of two investors.
  return [
    {
      name: 'Overview usable after sign-in, 100,000 activities',
      value: large,
      unit: 'ms',
      baseline: { name: 'three holdings', value: small },
    },
    { name: 'The same as a ratio', value: large / small, unit: '×', bound: { most: 1.2 } },
  ];
}
