import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPortal } from '../openPortal.tsx';
import { smallPortal } from '../portal/smallPortal.ts';

const user = 'investor@northline.test';
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

describe('an entry of the menu with choices', () => {
  it('leads to its screen with them, and is the current one as long as they hold', async () => {
    const person = await openPortal('/documents', { shown, user });
    expect(await current()).toEqual(['All documents']);
    await person.click((await menu()).getByRole('link', { name: 'Tax slips' }));
    expect(location.pathname + location.search).toBe(address);
    expect(await typeFilter()).toHaveValue('t5');
    expect(await screen.findByRole('columnheader', { name: /Name/ })).toHaveAttribute('aria-sort', 'ascending');
    expect(await current()).toEqual(['Tax slips']);
    await person.selectOptions(await typeFilter(), '');
    expect(await current()).toEqual(['All documents']);
  });

  it('is current among other choices, too, and has a shortcut of its own', async () => {
    const person = await openPortal(`${address}&documents-page=2`, { shown, user });
    expect(await current()).toEqual(['Tax slips']);
    await person.keyboard('g2');
    expect(location.pathname + location.search).toBe('/documents');
    await person.keyboard('g1');
    expect(location.pathname + location.search).toBe(address);
  });
});
