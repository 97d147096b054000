import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPortal } from '../../openPortal.tsx';
import { smallPortal } from '../../portal/smallPortal.ts';

const icon = 'file-text';
const slips = { documents: { documenttype: 't5', sort: 'name' } };
const shown = {
  ...smallPortal,
  menu: [
    { label: 'Tax slips', icon, to: '/documents', choices: slips },
    { label: 'All documents', icon, to: '/documents' },
    ...smallPortal.menu.filter((entry) => !('to' in entry && entry.to === '/documents')),
  ],
} satisfies typeof smallPortal;
const address = '/documents?documents-documenttype=t5&documents-sort=name';

const menu = async () => within(await screen.findByRole('navigation', { name: 'Main menu' }));
const current = async () =>
  (await menu())
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map(({ textContent }) => textContent);
const typeFilter = () => screen.findByRole('combobox', { name: 'Type' });

describe('a menu entry with choices', () => {
  it('opens its screen with them, and is current while they apply', async () => {
    const person = await openPortal('/documents', { shown });
    expect(await current()).toEqual(['All documents']);
    await person.click((await menu()).getByRole('link', { name: 'Tax slips' }));
    expect(location.pathname + location.search).toBe(address);
    await waitFor(async () => expect(await typeFilter()).toHaveValue('t5'));
    expect(await screen.findByRole('columnheader', { name: /Name/ })).toHaveAttribute('aria-sort', 'ascending');
    expect(await current()).toEqual(['Tax slips']);
    await person.selectOptions(await typeFilter(), '');
    expect(await current()).toEqual(['All documents']);
  });

  it('stays current with other choices added, and has its own shortcut', async () => {
    const person = await openPortal(`${address}&documents-page=2`, { shown });
    expect(await current()).toEqual(['Tax slips']);
    await person.keyboard('g2');
    expect(location.pathname + location.search).toBe('/documents');
    await person.keyboard('g1');
    expect(location.pathname + location.search).toBe(address);
  });
});

describe('the sections of a screen in the menu', () => {
  it('are listed on that screen, and behind a button on every other screen', async () => {
    const person = await openPortal();
    expect(await (await menu()).findByRole('link', { name: 'Notes By Manager' })).toBeVisible();
    expect((await menu()).queryByRole('button', { name: 'Sections of My Portfolio' })).not.toBeInTheDocument();
    await person.click((await menu()).getByRole('link', { name: 'My Documents' }));
    const button = await (await menu()).findByRole('button', { name: 'Sections of My Portfolio', expanded: false });
    expect((await menu()).queryByRole('link', { name: 'Notes By Manager' })).not.toBeInTheDocument();
    await person.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await person.click((await menu()).getByRole('link', { name: 'Notes By Manager' }));
    expect(location.pathname + location.hash).toBe('/overview#notes-by-manager');
    expect(await screen.findByRole('region', { name: 'Notes By Manager' })).toHaveFocus();
  });

  it('can be opened on a screen below it, too', async () => {
    const person = await openPortal('/overview/2017');
    await person.click(await (await menu()).findByRole('button', { name: 'Sections of My Portfolio' }));
    expect(await (await menu()).findByRole('link', { name: 'Fund Performance' })).toBeVisible();
    expect(await current()).toEqual(['My Portfolio']);
  });
});
