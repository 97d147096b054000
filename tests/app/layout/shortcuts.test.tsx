import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openAsVisitor, openPortal } from '../../openPortal.tsx';
import { productPortal } from '../../portal/productPortal.ts';
import { smallPortal as portal } from '../../portal/smallPortal.ts';
import { users } from '../../users.ts';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const list = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
const labels = portal.menu.flatMap((entry) => ('to' in entry ? [entry.label] : []));

/** The key listed beside an action. */
const keysOf = async (does: string) =>
  within(await list())
    .getByText(does)
    .parentElement?.querySelector('dd')?.textContent;

describe('the keyboard shortcuts', () => {
  it('are listed after a question mark, with screens named as in the menu', async () => {
    const person = await openPortal('/documents', { user: users.fund });
    await heading('My Documents');
    await person.keyboard('?');
    for (const [index, label] of labels.entries()) expect(await keysOf(label)).toBe(`gthen${index + 1}`);
    expect(await keysOf('Search on this screen')).toBe('/');
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('lead to the screens of the menu, however long the second key takes', async () => {
    const person = await openPortal('/documents', { user: users.fund });
    await heading('My Documents');
    await person.keyboard('g');
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await person.keyboard('[Digit4]');
    expect(await heading('Contact Us')).toHaveFocus();
    // Another key in between cancels the sequence, and there is no ninth screen.
    await person.keyboard('gx[Digit3]g[Digit9]');
    expect(location.pathname).toBe('/contact-us');
  });

  it('focus the search without typing into it, and hide the amounts', async () => {
    const person = await openPortal('/documents', { user: users.fund });
    await heading('My Documents');
    await person.keyboard('m');
    const hidden = await screen.findByText('Amounts are hidden.');
    expect(hidden.closest('[aria-live="polite"]')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Show amounts' })).toBeInTheDocument();
    await person.keyboard('m');
    expect(screen.getByRole('button', { name: 'Hide amounts' })).toBeInTheDocument();
    const field = await screen.findByRole('searchbox');
    await person.keyboard('/');
    expect(field).toHaveFocus();
    expect(field).toHaveValue('');
  });

  it('unfold a folded search', async () => {
    const person = await openPortal('/overview', { user: users.fund, shown: productPortal });
    const [button] = await screen.findAllByRole('button', { name: 'Filters' });
    await waitFor(() => expect(screen.queryByRole('searchbox')).not.toBeInTheDocument());
    await person.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  it('do nothing in a field, with Control, Alt or Command, or while a dialog is open', async () => {
    const person = await openPortal('/documents', { user: users.fund });
    await heading('My Documents');
    await person.type(await screen.findByRole('searchbox'), 'm?/g1');
    expect(screen.getByRole('searchbox')).toHaveValue('m?/g1');
    await person.tab();
    screen.getByRole('button', { name: 'Hide amounts' }).focus();
    await person.keyboard('{Control>}m{/Control}{Alt>}m{/Alt}{Meta>}m{/Meta}');
    await person.keyboard('?');
    await list();
    await person.keyboard('mg[Digit1]');
    await person.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Hide amounts' })).toBeInTheDocument();
    expect(location.pathname).toBe('/documents');
  });

  it('can be turned off for this browser, and on again', async () => {
    const person = await openPortal('/documents', { user: users.fund });
    await heading('My Documents');
    await person.keyboard('?');
    await person.click(within(await list()).getByRole('switch', { name: 'Use single-key shortcuts' }));
    await person.keyboard('{Escape}');
    await person.keyboard('m?g[Digit1]');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Hide amounts' })).toBeInTheDocument();
    expect(location.pathname).toBe('/documents');
    expect(localStorage.getItem('no_shortcuts')).toBe('1');
    await person.click(screen.getByRole('button', { name: 'My account' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Keyboard shortcuts' }));
    await person.click(within(await list()).getByRole('switch', { name: 'Use single-key shortcuts' }));
    await person.keyboard('{Escape}');
    await person.keyboard('m');
    expect(await screen.findByRole('button', { name: 'Show amounts' })).toBeInTheDocument();
    expect(localStorage.getItem('no_shortcuts')).toBeNull();
  });

  it('do nothing for visitors', async () => {
    const person = await openAsVisitor('/login');
    await screen.findByRole('button', { name: 'Sign in' });
    await person.keyboard('?g[Digit1]');
    await waitFor(() => expect(location.pathname).toBe('/login'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
