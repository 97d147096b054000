import type { Page } from '@playwright/test';
import { expect, test, whole } from './portal.ts';
import { secondsUntilGone, watchSignOut } from './signOutWatch.ts';

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const investor = (page: Page) => page.getByRole('combobox', { name: 'Investor' });
const shown = async (page: Page) => expect(card(page, 'Currently invested')).toContainText('550,000.00');

/** Counts calls by path and body, since two sections may request different data from the same operation. */
function countCalls(page: Page): Map<string, number> {
  const counts = new Map<string, number>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    const call = `${pathname.slice(4)} ${request.postData() ?? ''}`;
    counts.set(call, (counts.get(call) ?? 0) + 1);
  });
  return counts;
}

const callsOf = (counts: Map<string, number>, path: string) =>
  [...counts].filter(([call]) => call.startsWith(`${path} `)).map(([, count]) => count);

test.describe('two tabs', () => {
  test('another user who signs in replaces the first in every tab, and nothing of the first is left', async ({
    page,
    context,
    signIn,
    signInByForm,
  }) => {
    test.slow();
    await signIn();
    await shown(page);
    const other = await context.newPage();
    await other.goto('/overview');
    await shown(other);
    await other.getByRole('button', { name: 'My account' }).click();
    await other.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(/\/login$/);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.postData() ?? ''));
    await signInByForm('fund@northline.test', other);

    await expect(page).toHaveURL(/\/overview$/);
    await expect(card(page, 'Currently invested')).toContainText(/\d/);
    await expect(investor(page)).toHaveCount(0);
    await expect(page.getByText(/550,000\.00|Tremblay/)).toHaveCount(0);
    const token = (await context.cookies()).find(({ name }) => name === 'session_token')?.value;
    const tokens = sent.flatMap((body) => /"session_token":"([^"]+)"/.exec(body)?.[1] ?? []);
    expect(new Set(tokens)).toEqual(new Set([token]));
  });

  test('a tab follows a sign-out within a second even if the storage is full', async ({
    page,
    context,
    signInByForm,
  }) => {
    await page.goto('/login');
    await page.evaluate(() => {
      for (const size of [1_000_000, 100_000, 10_000, 1000, 100, 10, 1]) {
        try {
          for (let part = 0; part < 20; part++) localStorage.setItem(`full-${size}-${part}`, 'x'.repeat(size));
        } catch {
          // That was the last of this size.
        }
      }
    });
    await signInByForm();
    await shown(page);
    const other = await context.newPage();
    await other.goto('/overview');
    await shown(other);
    await page.getByRole('button', { name: 'My account' }).click();
    await watchSignOut(page, other, '550,000.00');
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(other).toHaveURL(/\/login/);
    await expect(other.getByText('550,000.00')).toHaveCount(0);
    expect(await secondsUntilGone(page, other)).toBeLessThan(1);
    expect(await other.evaluate(() => localStorage.getItem('kept_answers'))).toBeNull();
  });

  test('a tab that missed the sign-out shows nothing of the old session when it wakes up', async ({ page, signIn }) => {
    await signIn();
    await shown(page);
    const text = await page.evaluate(() => {
      // As another tab would while this one is frozen, but all at once, since any pending answer would inform this one.
      localStorage.removeItem('session_id');
      // biome-ignore lint/suspicious/noDocumentCookie: the asynchronous cookie store would be too late
      document.cookie = 'session_token=; Max-Age=0; path=/';
      const held = document.body.innerText;
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      return held;
    });
    expect(text).toContain('550,000.00');
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('550,000.00')).toHaveCount(0);
  });
});

test.describe('cookies and clocks', () => {
  test('a token planted beside the session’s is neither used nor sent', async ({ page, context, signIn, baseURL }) => {
    await signIn();
    await shown(page);
    const sent: string[] = [];
    const headers: Record<string, string>[] = [];
    page.on('request', (request) => {
      sent.push(request.postData() ?? '');
      headers.push(request.headers());
    });
    await context.addCookies([
      { name: 'session_token', value: 'tossed', domain: 'localhost', path: '/overview' },
      { name: 'end_point', value: 'https://evil.example', domain: 'localhost', path: '/overview' },
    ]);
    expect(baseURL).toContain('localhost');
    await page.goto('/overview');
    await shown(page);
    expect(sent.join()).not.toContain('tossed');
    expect(headers.filter((each) => 'x-api-url' in each)).toEqual([]);
  });

  test('cookies with nonsense are dropped, and the portal still opens', async ({ page, context, signIn, baseURL }) => {
    await signIn();
    await shown(page);
    const headers: Record<string, string>[] = [];
    page.on('request', (request) => headers.push(request.headers()));
    for (const [selectedInvestor, endPoint] of [
      ['abc', 'http://api.northline.test'],
      ['-1', 'javascript:alert(1)'],
      ['1e9', 'https://evil.example'],
      ['424242', 'https://api.northline.test%0d%0aX-Evil: 1'],
    ] as const) {
      await context.addCookies(
        Object.entries({ selectedInvestor, end_point: endPoint, investorHash: 'not-a-hash' }).map(([name, value]) => ({
          name,
          value: encodeURIComponent(value),
          url: baseURL ?? '',
        })),
      );
      await page.goto('/overview');
      await shown(page);
    }
    const cookies = new Map((await context.cookies()).map(({ name, value }) => [name, value]));
    expect(cookies.get('selectedInvestor')).toBe('501');
    expect(cookies.get('investorHash')).toBe('5b69b9cb83065d403869739ae7f0995e');
    expect(cookies.has('end_point')).toBe(false);
    expect(headers.filter((each) => 'x-api-url' in each || each.invidshash === 'not-a-hash')).toEqual([]);
  });

  for (const hours of [-5, 5]) {
    test(`a user can sign in and stay signed in if the clock is wrong by ${hours} hours`, async ({
      page,
      signInByForm,
    }) => {
      await page.clock.setSystemTime(Date.now() + hours * 3_600_000);
      await signInByForm();
      await shown(page);
      await page.reload();
      await shown(page);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await shown(page);
      await expect(page).toHaveURL(/\/overview$/);
    });
  }

  for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    test.describe(() => {
      test.use({ timezoneId });
      test(`a date shows the server’s day in ${timezoneId}`, async ({ page, signIn, ask }) => {
        await signIn();
        await shown(page);
        const order = { sort_by: 'activity_date', sort_dir: 'desc' };
        const { activities } = await ask('portfolioActivities', { months: 12, ...order, per_page: 5 });
        const rows = page.getByRole('region', { name: 'Portfolio Activity' }).getByRole('row');
        for (const { description, activity_date: day } of activities) {
          const expected = new Intl.DateTimeFormat('en-CA', { dateStyle: 'medium', timeZone: 'UTC' }).format(
            new Date(`${day}T00:00:00Z`),
          );
          await expect(rows.filter({ hasText: description }).first()).toContainText(expected);
        }
      });
    });
  }
});

test.describe('the page', () => {
  test('requests everything once when it opens', async ({ page, context, signIn }) => {
    await signIn();
    await shown(page);
    const fresh = await context.newPage();
    const counts = countCalls(fresh);
    await fresh.goto('/overview');
    await whole(fresh);
    expect(callsOf(counts, '/investors')).toEqual([1]);
    expect([...counts].filter(([, count]) => count > 1)).toEqual([]);
  });

  test('sends a double click once', async ({ page }) => {
    await page.goto('/login');
    const counts = countCalls(page);
    await page.getByLabel('Email').fill('investor@northline.test');
    await page.getByLabel('Password').fill('Northline-2026');
    await page.getByRole('button', { name: 'Sign in' }).dblclick();
    await shown(page);
    await expect(page).toHaveURL(/\/overview$/);
    expect(callsOf(counts, '/auth/login')).toEqual([1]);
  });

  test('accepts input from a password manager', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await page.evaluate(() => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      for (const [type, value] of [
        ['email', 'investor@northline.test'],
        ['password', 'Northline-2026'],
      ]) {
        const input = document.querySelector(`input[type=${type}]`);
        set?.call(input, value);
        for (const event of ['input', 'change']) input?.dispatchEvent(new Event(event, { bubbles: true }));
      }
    });
    await page.getByRole('button', { name: 'Sign in' }).click();
    await shown(page);
  });

  test('says what to do if its script does not start', async ({ page }) => {
    // The hint appears after an animation of some seconds, which is paused until the test has looked.
    const animations = await page.context().newCDPSession(page);
    await animations.send('Animation.enable');
    await animations.send('Animation.setPlaybackRate', { playbackRate: 0 });
    await page.route('**/assets/index-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'export {};' }),
    );
    await page.goto('/login');
    const hint = page.getByText('this browser could not start the portal');
    await expect(hint).toBeAttached();
    await expect(hint).toBeHidden();
    await animations.send('Animation.setPlaybackRate', { playbackRate: 1 });
    await expect(hint).toBeVisible();
  });

  for (const [what, remove] of [
    ['AbortSignal.any', () => Reflect.deleteProperty(AbortSignal, 'any')],
    ['Array.prototype.toSorted', () => Reflect.deleteProperty(Array.prototype, 'toSorted')],
  ] as const) {
    test(`says that a browser without ${what} is too old`, async ({ page }) => {
      await page.addInitScript(remove);
      await page.goto('/login');
      await expect(page.getByText('this browser could not start the portal')).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveCount(0);
    });
  }

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('says that it needs JavaScript', async ({ page }) => {
      await page.goto('/login');
      await expect(page.locator('noscript')).toBeVisible();
      expect(await page.locator('noscript').textContent()).toContain('This portal needs JavaScript');
    });
  });
});
