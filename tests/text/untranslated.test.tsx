import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import portal from '../../portal.config.ts';
import { speak } from '../../src/app/language.ts';
import type { Portal } from '../../src/config/portal.ts';
import { openPortal } from '../openPortal.tsx';

it('A label that nobody has translated is shown in the words of the config, among those that are in French', async () => {
  const login = portal.routes.public['/login'];
  const shown: Portal = {
    ...portal,
    routes: { ...portal.routes, public: { ...portal.routes.public, '/login': { ...login, title: 'Welcome back' } } },
  };
  await openPortal('/login', { shown, spoken: await speak('fr-CA') });
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Se connecter' })).toBeVisible();
});
