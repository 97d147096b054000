import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { resetToken } from '../../src/app/resetToken.ts';
import { openAsVisitor, openPortal } from '../openPortal.tsx';
import { smallPortal } from '../portal/smallPortal.ts';
import { users } from '../users.ts';

const { routes } = smallPortal;
const heading = () => screen.findByRole('heading', { level: 1 });
const pathOf = (route: string) => route.replace(':id', route.startsWith('/opportunities') ? '31' : '2017');

describe('a trailing slash changes nothing', () => {
  it.each(Object.entries(routes.public))('for a visitor: %s/', async (route, { title }) => {
    await openAsVisitor(`${route}/`);
    expect(await heading()).toHaveTextContent(title);
    expect(location.pathname).toBe(route);
  });

  it.each(Object.keys(routes.signedIn))('for an investor: %s/', async (route) => {
    await openPortal(`${pathOf(route)}/?a=b#c`);
    await heading();
    expect(location.href).toBe(`${location.origin}${pathOf(route)}?a=b#c`);
    expect(screen.queryByText('This page does not exist')).toBeNull();
  });

  it.each(['/login/', '/'])('for a user who is already signed in and is sent on from %s', async (path) => {
    await openPortal(path);
    await waitFor(() => expect(location.pathname).toBe('/overview'));
  });

  it('for a path that the portal returns to after a sign-in', async () => {
    const person = await openAsVisitor('/documents/');
    await person.type(await screen.findByLabelText('Email'), users.investor);
    await person.type(screen.getByLabelText('Password'), 'Northline-2026');
    await person.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(location.pathname).toBe('/documents'));
  });

  it('for a password reset link', async () => {
    history.replaceState(null, '', '/reset-password/?token=a1');
    resetToken.take();
    await openAsVisitor(`${location.pathname}${location.search}`);
    expect(await screen.findByLabelText('New password')).toBeVisible();
    expect(location.href).toBe(`${location.origin}/reset-password`);
  });
});

describe('a visitor without a session', () => {
  it.each(Object.keys(routes.signedIn))('is led from %s to the sign-in page', async (route) => {
    await openAsVisitor(pathOf(route));
    await waitFor(() => expect(location.pathname).toBe('/login'));
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
  });
});

describe('the token of a reset link', () => {
  it.each([
    ['a+b/c==', 'a+b/c=='],
    ['a%2Bb%2Fc%3D', 'a+b/c='],
    ['100%', '100%'],
  ])('is read from %s as %s, and other parameters stay in the address', (written, token) => {
    history.replaceState(null, '', `/reset-password?lang=fr&token=${written}&from=mail`);
    resetToken.take();
    expect(resetToken.read()).toBe(token);
    expect(location.search).toBe('?lang=fr&from=mail');
    resetToken.forget();
  });
});
