import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { operations } from '../generated/operations.ts';
import portal from '../portal.config.ts';
import type { Screen, Section } from '../src/config/portal.ts';
import { withInner } from '../src/config/rules/screensOf.ts';
import { asksOf } from '../src/kinds/asksOf.ts';
import { text } from '../src/values/text/text.ts';
import { partsOf } from './faults/shown.ts';
import { calls, openPortal, sandbox } from './openPortal.tsx';
import { users } from './users.ts';

const routes = [
  ...Object.entries<Screen>(portal.routes.public).map(([path, page]) => ({ path, page, user: null })),
  ...Object.entries<Screen>(portal.routes.signedIn).map(([path, page]) => ({
    path,
    page,
    user: users.investor,
  })),
];

/** An existing item of each kind that a form can be about. */
const things: Record<string, string> = {
  'context.opportunity_id': '31',
  'context.loan_id': '2017',
  'context.investment_id': '7003',
};

/** The items that the forms of a screen can be about, as parameters of the address. */
const aboutOf = (sections: readonly Section[]) =>
  sections.flatMap((section) =>
    section.kind === 'form' ? (section.about ?? []).map(({ field }) => `${section.id}-${field}=${things[field]}`) : [],
  );

/** The parameter of each screen that has one: the loan of the worked example and an opportunity. */
const ids: Record<string, string> = { '/overview/:id': '2017', '/opportunities/:id': '31' };

const isFolded = (section: Section) => 'foldedTo' in section && section.foldedTo !== undefined;

/** The anchor that unfolds a folded section of a screen. */
const opened = (path: string) => {
  const folded = sectionsOf(path).find(isFolded);
  return folded ? `#${folded.id}` : '';
};

function addressOf(path: string, page?: Screen) {
  const about = aboutOf(page?.sections ?? []).join('&');
  return `${path.replace(':id', ids[path] ?? '')}${about ? `?${about}` : ''}${opened(path)}`;
}

/**
 * Every operation that a section names as a `query`, except those that are sent only once a dialog is open or a choice
 * in a form needs more data.
 */
function queriesOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || 'shownFor' in value) return [];
  const named = 'query' in value && typeof value.query === 'string' ? [value.query] : [];
  const own = 'kind' in value ? [...named, ...asksOf(value as Section, portal)] : named;
  const later = ['add', 'facts'];
  return [...own, ...partsOf(value).flatMap(([name, inner]) => (later.includes(name) ? [] : queriesOf(inner)))];
}

const pathsOf = (section: Section) =>
  queriesOf(section).flatMap((id) => (id in operations ? [operations[id as keyof typeof operations].path] : []));

/** The paths that were called, written as in the description. */
const called = () => calls.map(({ path }) => path.replace(/\/\d+\//, '/{id}/'));

/** The empty states of a section or of the sections grouped in it. */
const emptiesOf = (section: Section) =>
  (section.kind === 'group' ? section.sections : [section]).flatMap((part) => ('empty' in part ? [part.empty] : []));

/** The section's region now, since its placeholder is another element. The title of a tax year ends with the year. */
const region = ({ kind, title }: Section) =>
  screen.getByRole('region', { name: kind === 'taxYear' ? new RegExp(`^${title}( \\d{4})?$`) : title });

/** The sections of a route's screen. */
const sectionsOf = (path: string) => routes.find((route) => route.path === path)?.page.sections ?? [];

/** Waits until nothing on the page is loading. */
const settled = () => waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());

const titles = 'h1, h2, h3, h4, h5, h6';
const levelOf = ({ tagName }: Element) => Number(tagName.slice(1));

/** Headings that skip a level, repeat that of the screen, or stand as high as that of a part around them. */
function misplaced(): string[] {
  const all = [...document.querySelectorAll(titles)];
  return all
    .filter((heading, place) => {
      const level = levelOf(heading);
      if (level > levelOf(all[place - 1] ?? heading) + 1) return true;
      for (let part = heading.closest('section'); part; part = part.parentElement?.closest('section') ?? null) {
        const own = document.getElementById(part.getAttribute('aria-labelledby') ?? '');
        if (own?.matches(titles) && own !== heading && level <= levelOf(own)) return true;
      }
      return place > 0 && (level === 1 || heading.textContent === all[0]?.textContent);
    })
    .map(({ outerHTML }) => outerHTML);
}

/** Leaves out the subject of a screen, which is loaded before any section is shown and fails in their place. */
const asked = routes.flatMap(({ path, page, user }) =>
  page.sections.flatMap((section) =>
    pathsOf(section).flatMap((operation) =>
      page.subject && operations[page.subject.query].path === operation
        ? []
        : [{ path, page, user, section, operation }],
    ),
  ),
);
const subjects = routes.flatMap(({ path, page, user }) =>
  page.subject ? [{ path, page, user, operation: operations[page.subject.query].path }] : [],
);

describe('every screen', () => {
  it.each(routes)('$path opens in its frame and shows every section', async ({ path, page, user }) => {
    const differences = vi.spyOn(console, 'table');
    await openPortal(addressOf(path, page), { shown: portal, user });
    for (const section of page.sections) await waitFor(() => expect(region(section)).toBeVisible());
    await settled();
    expect(differences, 'answers that differ from the description').not.toHaveBeenCalled();
    expect(screen.getAllByRole('main')).toHaveLength(1);
    const heading = screen.getByRole('heading', { level: 1 });
    if (page.subject) expect(heading).not.toBeEmptyDOMElement();
    else expect(heading).toHaveTextContent(page.title);
    expect(screen.queryAllByRole('navigation', { name: 'Main menu' })).toHaveLength(user ? 1 : 0);
    expect(document.title).toContain(heading.textContent);
    expect(misplaced(), 'headings in the wrong place').toEqual([]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(called()).toEqual(expect.arrayContaining(page.sections.flatMap(pathsOf)));
    expect(document.body).not.toHaveTextContent(/NaN|undefined|Invalid Date|\[object/);
  });

  it.each(routes.filter(({ user }) => user))(
    '$path says that each section is loading',
    async ({ path, page, user }) => {
      for (const operation of page.sections.flatMap(pathsOf)) sandbox.faults.push({ name: 'stall', path: operation });
      await openPortal(addressOf(path, page), { shown: portal, user });
      const isAwaited = (part: HTMLElement) => {
        expect(part.querySelector('[aria-busy="true"]')).not.toBeNull();
        expect(part).toHaveTextContent('Loading');
      };
      if (page.subject) return waitFor(() => isAwaited(screen.getByRole('main')));
      for (const section of page.sections) {
        await waitFor(() => expect(region(section)).toBeVisible());
        if (pathsOf(section).length > 0) await waitFor(() => isAwaited(region(section)));
      }
    },
  );

  it.each(routes.filter(({ user }) => user))('$path shows its empty states', async ({ path, page, user }) => {
    // An investor without holdings can see no subject, and some lists, such as the team, are never empty even then.
    for (const operation of page.sections.flatMap(pathsOf)) {
      sandbox.faults.push({ name: 'emptylists', path: operation });
    }
    const person = await openPortal(addressOf(path), {
      shown: portal,
      user: page.subject ? user : users.empty,
    });
    for (const section of page.sections) {
      await waitFor(() => expect(region(section)).toBeVisible());
      if (section.kind === 'table' && section.period) {
        // The default period may have left rows out.
        await waitFor(() => expect(region(section)).toHaveTextContent(text.list.noneInDays));
        await person.click(within(region(section)).getByRole('button', { name: text.list.showAll }));
      }
      for (const empty of emptiesOf(section)) {
        await waitFor(() => expect(region(section)).toHaveTextContent(empty.title));
        expect(region(section)).toHaveTextContent(empty.text ?? '');
      }
    }
    await settled();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/NaN|undefined|Infinity|Invalid Date|\[object/);
  });

  it.each(routes.filter(({ user }) => user))(
    '$path survives null in place of every value',
    async ({ path, page, user }) => {
      for (const operation of page.sections.flatMap(pathsOf)) sandbox.faults.push({ name: 'nulls', path: operation });
      await openPortal(addressOf(path, page), { shown: portal, user });
      const isSaid = ({ kind }: Section) => kind !== 'details';
      for (const section of page.sections.filter(isSaid)) await waitFor(() => expect(region(section)).toBeVisible());
      await settled();
      // Details without a single value are left out.
      for (const { title } of page.sections.filter((section) => !isSaid(section))) {
        const place = screen.queryByRole('region', { name: title });
        if (place) expect(place.querySelector('dl, img'), title).not.toBeNull();
      }
      expect(document.body).not.toHaveTextContent(/NaN|undefined|null|Invalid Date|\[object/);
    },
  );

  it.each(subjects)('$path does not exist for an investor who has no part in it', async ({ path }) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await openPortal(addressOf(path), { shown: portal, user: users.empty });
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('does not exist'));
  });

  it.each(subjects)('$path says that $operation failed and tries again', async ({ path, page, user, operation }) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    sandbox.faults.push({ name: 'forbidden', path: operation });
    const person = await openPortal(addressOf(path), { shown: portal, user });
    const refusal = 'You do not have access to this investor.';
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(refusal));
    sandbox.faults.length = 0;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    for (const section of page.sections) await waitFor(() => expect(region(section)).toBeVisible());
    await settled();
  });

  it.each(asked)(
    '$path says that $operation failed and tries again',
    async ({ path, page, user, section, operation }) => {
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      sandbox.faults.push({ name: 'forbidden', path: operation });
      const address = addressOf(path, page).replace(/#.*/, isFolded(section) ? `#${section.id}` : '');
      const person = await openPortal(address, { shown: portal, user });
      const refusal = 'You do not have access to this investor.';
      await waitFor(() => expect(within(region(section)).getAllByRole('alert')[0]).toHaveTextContent(refusal));
      // Compares titles, since the reminders inside another section have the title of the alerts if nothing failed.
      const asking = sectionsOf(path)
        .flatMap(withInner)
        .filter((one) => pathsOf(one).includes(operation))
        .map(({ title }) => title);
      const others = sectionsOf(path).filter(({ title }) => !asking.includes(title));
      for (const other of others) {
        const place = screen.queryByRole('region', { name: other.title });
        if (place) expect(within(place).queryByRole('alert'), other.title).not.toBeInTheDocument();
      }
      const before = called().filter((path) => path === operation).length;
      sandbox.faults.length = 0;
      for (const button of within(region(section)).getAllByRole('button', { name: 'Try again' })) {
        await person.click(button);
      }
      await waitFor(() => expect(within(region(section)).queryByRole('alert')).not.toBeInTheDocument());
      expect(called().filter((path) => path === operation).length).toBeGreaterThan(before);
      await settled();
    },
  );
});
