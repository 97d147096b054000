import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loadLanguage } from '../../../src/app/language.ts';
import { openAsVisitor } from '../../openPortal.tsx';
import { smallPortal } from '../../portal/smallPortal.ts';
import { login } from '../../portal/visitors.ts';

it('shows an untranslated label as written in the config, beside French ones', async () => {
  const routes = { ...smallPortal.routes, public: { '/login': { ...login, title: 'Welcome back' } } };
  await openAsVisitor('/login', { shown: { ...smallPortal, routes }, spoken: await loadLanguage('fr-CA') });
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Se connecter' })).toBeVisible();
});
