import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openAsVisitor, openPortal } from '../../openPortal.tsx';
import { smallPortal as portal } from '../../portal/smallPortal.ts';
import { users } from '../../users.ts';

const footer = () => screen.findByRole('contentinfo');

describe('the footer of every page', () => {
  it.each([
    ['/login', null],
    ['/forgot-password', null],
    ['/overview', users.fund],
    ['/contact-us', users.fund],
    ['/overview', users.unlinked],
  ])('names the manager and has the links of the config, at %s as %s', async (path, user) => {
    await openPortal(path, { user });
    expect(await footer()).toHaveTextContent('© Northline Capital. All rights reserved.');
    for (const { label, href } of portal.footer.links) {
      expect(within(await footer()).getByRole('link', { name: label })).toHaveAttribute('href', href);
    }
  });

  it('links to a screen of the portal without reloading the page', async () => {
    const links = [
      { label: 'Write to us', href: '/contact-us' },
      { label: 'Terms', href: '/terms.html' },
    ];
    const person = await openPortal('/documents', {
      user: users.fund,
      shown: { ...portal, footer: { links } },
    });
    expect(within(await footer()).getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms.html');
    await person.click(within(await footer()).getByRole('link', { name: 'Write to us' }));
    await waitFor(() => expect(location.pathname).toBe('/contact-us'));
    expect(await screen.findByRole('region', { name: 'Our team' })).toBeInTheDocument();
  });

  it('has only the name if the config has no links', async () => {
    await openAsVisitor('/login', { shown: { ...portal, footer: { links: [] } } });
    expect(within(await footer()).queryByRole('list')).toBeNull();
  });
});
