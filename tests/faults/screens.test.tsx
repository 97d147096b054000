import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { operations } from '../../generated/operations.ts';
import { outlines } from '../../generated/outlines.ts';
import portal from '../../portal.config.ts';
import type { OperationId } from '../../src/client/operationFacts.ts';
import type { Screen, Section } from '../../src/config/portal.ts';
import type { FaultName } from '../../src/sandbox/faults.ts';
import { text } from '../../src/values/text/text.ts';
import { calls, openPortal, sandbox } from '../openPortal.tsx';
import { addressOf, askingSections, isAlwaysThere, queriesOf, screens, withSections } from './shown.ts';

const refusal = 'You do not have access to this investor.';
/** The queries of a screen's sections, without that of its subject, which the sections need in order to appear at all. */
const queriesOfSections = ({ sections, subject }: Screen) =>
  queriesOf(sections).filter((id) => id !== subject?.query && id !== 'portfolioEnable');

const asking = screens.filter(({ page }) => queriesOfSections(page).length > 0);
const aboutOne = screens.flatMap(({ path, page }) =>
  page.subject ? [{ path, page, subject: page.subject.query }] : [],
);

/** The element of a section: a region, or a chapter within the region of its group. */
function placeOf({ id, title }: Section): HTMLElement {
  const place = document.getElementById(id);
  if (!place) throw new Error(`“${title}” is not on the page.`);
  return place;
}

const settled = () => waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());

const breakAll = (name: FaultName, ids: readonly OperationId[]) =>
  sandbox.faults.push(...ids.map((id) => ({ name, path: operations[id].path })));

let network = vi.spyOn(navigator, 'onLine', 'get');

function setOnline(isOnline: boolean) {
  network.mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

beforeEach(() => {
  network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'table').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  if (!navigator.onLine) setOnline(true);
  network.mockRestore();
});

// `opens`, `empty` and `nulls` are in tests/everyScreen.test.tsx, `drawn` in drawnAnswers.test.tsx.
const states = ['opens', 'empty', 'nulls', 'one call fails', 'drawn', 'all fail', 'wrong shape', 'slow', 'offline'];
afterAll(() => console.log(`Screens × states: ${screens.length} screens × ${states.length} states.`));

describe('a screen under fault', () => {
  it.each(asking)('$path stays up if all of its calls fail, with a message in each section', async (one) => {
    const broken = queriesOfSections(one.page);
    breakAll('forbidden', broken);
    await openPortal(await addressOf(one.path, one.page), { shown: portal });
    for (const section of askingSections(one.page.sections).filter(isAlwaysThere)) {
      if (!queriesOf(section).some((id) => broken.includes(id))) continue;
      await waitFor(() => {
        expect(within(placeOf(section)).getAllByRole('alert')[0]).toHaveTextContent(refusal);
        expect(within(placeOf(section)).getAllByRole('button', { name: 'Try again' })[0]).toBeEnabled();
      });
    }
    expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  });

  it.each(asking)('$path says that answers of another shape could not be read, and stays', async ({ path, page }) => {
    const broken = queriesOfSections(page).filter((id) => /objects|values/.test(JSON.stringify(outlines[id] ?? '')));
    breakAll('wrongshape', broken);
    await openPortal(await addressOf(path, page), { shown: portal });
    for (const section of askingSections(page.sections).filter(isAlwaysThere)) {
      if (!queriesOf(section).some((id) => broken.includes(id))) continue;
      await waitFor(() =>
        expect(within(placeOf(section)).getAllByRole('alert')[0]).toHaveTextContent(text.problems.format),
      );
    }
    await settled();
    expect(document.body).not.toHaveTextContent(text.faults.section);
  });

  it.each(asking)('$path says after ten seconds that loading takes longer than usual', async ({ path, page }) => {
    const slow = queriesOfSections(page);
    breakAll('stall', slow);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await openPortal(await addressOf(path, page), { shown: portal });
    const waiting = askingSections(page.sections)
      .filter(isAlwaysThere)
      .filter((section) => queriesOf(section).some((id) => slow.includes(id)));
    for (const section of waiting) await waitFor(() => expect(placeOf(section)).toHaveTextContent(text.loading));
    expect(document.body).not.toHaveTextContent(text.faults.slow);
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    for (const section of waiting) expect(placeOf(section)).toHaveTextContent(text.faults.slow);
  });

  it.each(asking)('$path says once that it is offline, waits, and continues by itself', async ({ path, page }) => {
    // From another screen, since answers that have been loaded once are also shown offline.
    const [other] = asking
      .filter((one) => one.path !== path)
      .toSorted((one, another) => one.page.sections.length - another.page.sections.length);
    await openPortal(other?.path ?? '', { shown: portal });
    await screen.findByRole('navigation', { name: 'Main menu' });
    setOnline(false);
    sandbox.faults.push({ name: 'offline' });
    expect(screen.getAllByText(text.upToDate.offline)).toHaveLength(1);
    const address = await addressOf(path, page);
    act(() => {
      history.pushState(null, '', address);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await screen.findAllByText(text.loading);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getAllByText(text.upToDate.offline)).toHaveLength(1);
    sandbox.faults.length = 0;
    setOnline(true);
    expect(screen.queryByText(text.upToDate.offline)).not.toBeInTheDocument();
    for (const section of page.sections.filter(isAlwaysThere))
      await waitFor(() => expect(placeOf(section)).toBeVisible());
    await settled();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a screen about one thing', () => {
  it.each(aboutOne)(
    '$path says that its answer of another shape could not be read',
    async ({ path, page, subject }) => {
      breakAll('wrongshape', [subject]);
      await openPortal(await addressOf(path, page), { shown: portal });
      expect(await screen.findByRole('alert')).toHaveTextContent(text.problems.format);
      expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    },
  );

  it.each(aboutOne)(
    '$path says after ten seconds that loading takes longer than usual',
    async ({ path, page, subject }) => {
      breakAll('stall', [subject]);
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
      await openPortal(await addressOf(path, page), { shown: portal });
      await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(text.loading));
      await waitFor(() => expect(calls.map((call) => call.path)).toContain(operations[subject].path));
      await act(() => vi.advanceTimersByTimeAsync(10_000));
      expect(screen.getByRole('main')).toHaveTextContent(text.faults.slow);
    },
  );
});

describe('a section that throws', () => {
  const [overview] = asking;
  if (!overview) throw new Error('No screen of portal.config.ts loads anything.');
  const { path, page } = overview;
  const section = askingSections(page.sections).find(({ kind }) => kind === 'table');
  if (section?.kind !== 'table') throw new Error(`${path} has no table.`);

  it('leaves other sections alone, is reported, and can be tried again', async () => {
    let isBroken = true;
    const table = Object.defineProperty({ ...section }, 'columns', {
      get() {
        if (isBroken) throw new TypeError('No column of investor@northline.test is known.');
        return section.columns;
      },
    });
    const others = page.sections.filter((other) => other.id !== section.id && isAlwaysThere(other)).slice(0, 1);
    const shown = withSections(path, page, [table, ...others]);
    const reported = vi.fn();
    globalThis.onPortalEvent = reported;
    const person = await openPortal(path, { shown });
    const region = () => screen.getByRole('region', { name: section.title });
    await waitFor(() => expect(within(region()).getByRole('alert')).toHaveTextContent(text.faults.section));
    for (const other of others) expect(placeOf(other)).toBeVisible();
    const failure = { type: 'error', name: 'TypeError', message: 'No column of ‹email› is known.' };
    expect(reported).toHaveBeenCalledWith(expect.objectContaining(failure));
    isBroken = false;
    await person.click(within(region()).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(within(region()).getByRole('table')).toBeVisible());
    await waitFor(() => expect(region()).toHaveFocus());
    globalThis.onPortalEvent = undefined;
  });
});

describe('a section that could not be refreshed', () => {
  /** The sections that show an answer, unlike most forms, which load options only. */
  const answered = ({ sections }: Screen) =>
    askingSections(sections)
      .filter(isAlwaysThere)
      .filter((section) => section.kind !== 'form' || section.from !== undefined);
  const told = new Set<Section['kind']>();

  it.each(screens.filter(({ page }) => answered(page).length > 0))(
    'stays on $path and says so',
    async ({ path, page }) => {
      await openPortal(await addressOf(path, page), { shown: portal });
      await waitFor(() => {
        // The address opens only one folded part.
        for (const folded of document.querySelectorAll('details')) folded.open = true;
        for (const section of answered(page)) expect(placeOf(section)).toBeVisible();
      });
      await settled();
      breakAll('forbidden', queriesOf(page.sections));
      // Answers older than five minutes are requested again when the network is back.
      const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 6 * 60_000);
      setOnline(false);
      setOnline(true);
      for (const section of answered(page)) {
        await waitFor(() => expect(placeOf(section)).toHaveTextContent(text.upToDate.notUpToDate));
        expect(placeOf(section)).not.toHaveTextContent(text.errors.title);
        told.add(section.kind);
      }
      clock.mockRestore();
    },
  );

  it('says so, whatever its kind', () => {
    expect(told).toEqual(new Set(screens.flatMap(({ page }) => answered(page)).map(({ kind }) => kind)));
  });
});

describe('figures that could not be refreshed', () => {
  it('stay with a note that they are out of date', async () => {
    const person = await openPortal();
    const card = await screen.findByRole('article', { name: 'Currently invested' });
    await waitFor(() => expect(card).toHaveTextContent('550,000.00'));
    await settled();
    breakAll('forbidden', ['portfolioCardCurrentlyInvested', 'portfolioActivities']);
    // Answers older than five minutes are requested again when the network is back.
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 6 * 60_000);
    setOnline(false);
    setOnline(true);
    await waitFor(() => expect(card).toHaveTextContent(text.upToDate.notUpToDate));
    clock.mockRestore();
    expect(card).toHaveTextContent('550,000.00');
    const activity = screen.getByRole('region', { name: 'Portfolio Activity' });
    await waitFor(() => expect(activity).toHaveTextContent(`${text.upToDate.notUpToDate} ${refusal}`));
    expect(within(activity).getByRole('table')).toBeVisible();
    sandbox.faults.length = 0;
    await person.click(within(activity).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(activity).not.toHaveTextContent(text.upToDate.notUpToDate));
  });
});

describe('a refusal for too many requests', () => {
  it('disables trying again for half a minute', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    breakAll('busy', ['documentList']);
    await openPortal('/documents');
    const again = () =>
      within(screen.getByRole('region', { name: 'My Documents' })).getAllByRole('button', { name: 'Try again' })[0];
    const waits = () => expect(again()).toHaveAttribute('aria-disabled', 'true');
    await waitFor(waits);
    await act(() => vi.advanceTimersByTimeAsync(25_000));
    waits();
    calls.length = 0;
    act(() => again()?.click());
    expect(calls).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(again()).toHaveAttribute('aria-disabled', 'false');
  });
});
