import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PortalEvent } from '../../src/app/portalEvent.ts';
import { reportError } from '../../src/app/reportError.ts';
import { MissingFile } from '../../src/ui/withSecondTry.ts';
import { calls, openAsVisitor, openPortal, sandbox, server } from '../openPortal.tsx';
import { smallPortal } from '../portal/smallPortal.ts';
import { users } from '../users.ts';

const hook = vi.fn<(event: PortalEvent) => void>();
const told = <Type extends PortalEvent['type']>(type: Type) =>
  hook.mock.calls
    .map(([event]) => event)
    .filter((event): event is Extract<PortalEvent, { type: Type }> => event.type === type);

const version = Object.assign(document.createElement('meta'), { name: 'version', content: '1.2.3 2026-07-10' });

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  hook.mockReset();
  globalThis.onPortalEvent = hook;
  document.head.append(version);
  document.documentElement.lang = 'en-CA';
});

afterEach(() => {
  globalThis.onPortalEvent = undefined;
  // Ends observers that would otherwise report to the next test.
  window.dispatchEvent(new Event('pagehide'));
  version.remove();
  document.documentElement.lang = '';
});

describe('The operator’s hook', () => {
  it('receives an error with the host, the version and the language', () => {
    reportError(new TypeError('No such column.'));
    expect(hook.mock.calls).toEqual([
      [
        {
          type: 'error',
          name: 'TypeError',
          message: 'No such column.',
          host: 'localhost',
          version: '1.2.3 2026-07-10',
          language: 'en-CA',
        },
      ],
    ]);
  });

  it.each([
    ['an address', 'Failed: https://invest.test/loans/7?token=a1 at once', 'Failed: ‹url› at once'],
    ['a query', 'Nothing at /loans?investor_id=501', 'Nothing at /loans?‹query›'],
    ['an id in a path', 'Nothing at /overview/2017/details', 'Nothing at /overview/‹id›/details'],
    ['an email address', 'No account of investor@northline.test', 'No account of ‹email›'],
    ['a value', 'Unexpected token, "Tremblay, 00"... is not JSON', 'Unexpected token, ‹text›... is not JSON'],
    ['a token', 'Refused: Zx81kQ-77aPq_0912bb', 'Refused: ‹token›'],
  ])('does not receive %s', (_, message, redacted) => {
    reportError(new Error(message));
    expect(told('error')).toMatchObject([{ message: redacted }]);
  });

  it('receives of a failed call its operation, kind and status, but no word of the answer', async () => {
    server.use(
      http.post('*/api/auth/login', () =>
        Response.json({ message: 'Tremblay, account 0042-118-77.' }, { status: 409 }),
      ),
    );
    const person = await openAsVisitor('/login');
    await person.type(await screen.findByLabelText('Email'), users.investor);
    await person.type(screen.getByLabelText('Password'), 'Northline-2026');
    await person.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByText('Tremblay, account 0042-118-77.');
    expect(told('error')).toMatchObject([{ name: 'ApiError', operation: 'authLogin', kind: 'http', status: 409 }]);
    expect(JSON.stringify(hook.mock.calls)).not.toMatch(/Tremblay|0042/);
  });

  it('receives the id of a failed request, which was sent with it and is shown with its message', async () => {
    server.use(http.post('*/api/teams', () => new HttpResponse(null, { status: 500 })));
    const { api } = smallPortal;
    await openPortal('/contact-us', { shown: { ...smallPortal, api: { ...api, requestIds: true } } });
    const alert = await screen.findByRole('alert');
    const [, reference] = / Reference ([0-9A-F]{4}-[0-9A-F]{4})\.$/.exec(alert.textContent ?? '') ?? [];
    const sent = calls.filter(({ path }) => path === '/teams').map(({ headers }) => headers.get('X-Request-Id'));
    expect(sent).toContain(reference);
    expect(new Set(sent).size).toBe(sent.length);
    expect(told('error')).toContainEqual(expect.objectContaining({ status: 500, reference }));
    await waitFor(() => expect(told('not-shown')).toContainEqual(expect.objectContaining({ references: [reference] })));
  });

  it('receives the name, and nothing else, of a missing file of the build', () => {
    const cause = new TypeError('Failed to fetch dynamically imported module: https://x.test/assets/Loan-BxY12.js?a=1');
    reportError(new MissingFile(true, cause));
    reportError(new MissingFile(false, new TypeError('Importing a module script failed.')));
    expect(told('missing-chunk')).toMatchObject([
      { isOutdated: true, file: 'assets/Loan-BxY12.js' },
      { isOutdated: false },
    ]);
    expect(told('missing-chunk')[1]).not.toHaveProperty('file');
    expect(told('error')).toEqual([]);
  });

  it('does not receive cancelled requests', () => {
    reportError(new DOMException('The user aborted a request.', 'AbortError'));
    expect(hook).not.toHaveBeenCalled();
  });

  it.each([
    [
      'throws',
      () => {
        throw new Error('No collector.');
      },
    ],
    ['rejects', () => Promise.reject(new Error('No collector.'))],
  ])('does not break the portal if it %s', async (_, fail) => {
    hook.mockImplementation(fail);
    await openAsVisitor('/login');
    reportError(new Error('Something else.'));
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
    await waitFor(() => expect(console.warn).toHaveBeenCalledWith('onPortalEvent:', new Error('No collector.')));
  });
});

describe('A page with a hook', () => {
  it('reports a screen by its route with its loading time, without ids or queries', async () => {
    const person = await openPortal('/overview?activity=2');
    const activity = await screen.findByRole('table', { name: 'Direct Mortgage Activity' });
    await waitFor(() => expect(told('navigation')).toHaveLength(1));
    const [loan] = within(activity).getAllByRole('link');
    if (loan) await person.click(loan);
    await waitFor(() => expect(told('navigation')).toHaveLength(2));
    expect(told('navigation')).toMatchObject([
      { route: '/overview', milliseconds: expect.any(Number) },
      { route: '/overview/:id', milliseconds: expect.any(Number) },
    ]);
  });

  it('names the sections that failed or show a dash for an unknown value, and no others', async () => {
    const notShown = () =>
      Object.fromEntries(told('not-shown').map(({ section, failed, unknown }) => [section, { failed, unknown }]));
    sandbox.faults.push({ name: 'nulls', path: '/portfolio/cards/interest_earned' });
    const person = await openPortal();
    await waitFor(() => expect(told('navigation')).toHaveLength(1));
    expect(notShown()).toMatchObject({ overview: { failed: false, unknown: 1 } });
    expect(notShown()).not.toHaveProperty('portfolio-activity');
    hook.mockReset();
    sandbox.faults.push({ name: 'html', path: '/documents/files' });
    await person.click(screen.getByRole('link', { name: 'My Documents' }));
    await waitFor(() => expect(told('navigation')).toHaveLength(1));
    const failed = { failed: true, unknown: 0 };
    expect(notShown()).toEqual({ 'tax-year': failed, documents: failed });
    expect(told('not-shown')[0]).toMatchObject({ route: '/documents' });
  });

  it('reports that an address has no screen, but not the address', async () => {
    await openAsVisitor('/nowhere/2017');
    await waitFor(() => expect(told('navigation')).toMatchObject([{ route: '*' }]));
  });

  it('reports a screen that is left before its content has loaded, without a time', async () => {
    server.use(http.post('*/api/documents/files', () => delay('infinite')));
    // Visited first, so that it renders at once on the way back.
    const person = await openPortal('/contact-us');
    await screen.findByRole('group', { name: 'Reply by' });
    await waitFor(() => expect(told('navigation')).toHaveLength(1));
    await person.click(screen.getByRole('link', { name: 'My Documents' }));
    await screen.findByRole('heading', { name: 'My Documents', level: 1 });
    await person.click(screen.getByRole('link', { name: 'Contact Us' }));
    await waitFor(() => expect(told('navigation')).toHaveLength(3));
    const [, left, next] = told('navigation');
    expect(left).toMatchObject({ route: '/documents' });
    expect(left).not.toHaveProperty('milliseconds');
    expect(next).toMatchObject({ route: '/contact-us', milliseconds: expect.any(Number) });
  });

  it('reports each violation of the policy once, with the origin only', async () => {
    await openAsVisitor('/login');
    await screen.findByRole('button', { name: 'Sign in' });
    await waitFor(() => expect(told('navigation')).toHaveLength(1));
    const refuse = (effectiveDirective: string, blockedURI: string) =>
      document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { effectiveDirective, blockedURI }));
    refuse('img-src', 'https://tracker.test:8080/pixel.png?investor=501');
    refuse('img-src', 'https://tracker.test:8080/another.png');
    refuse('script-src-elem', 'inline');
    expect(told('policy-violation')).toMatchObject([
      { directive: 'img-src', blocked: 'https://tracker.test:8080' },
      { directive: 'script-src-elem', blocked: 'inline' },
    ]);
  });

  it('reports unhandled errors, but only twenty', () => {
    for (let times = 0; times < 30; times += 1) {
      const error = new RangeError(`No page for ${users.investor} here.`);
      act(() => void window.dispatchEvent(new ErrorEvent('error', { error, message: error.message })));
    }
    expect(told('error')).toHaveLength(20);
    expect(told('error')[0]).toMatchObject({ name: 'RangeError', message: 'No page for ‹email› here.' });
  });
});
