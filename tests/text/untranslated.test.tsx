import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { speak } from '../../src/app/language.ts';
import { changed } from '../config/portalCopy.ts';
import { openPortal } from '../openPortal.tsx';

it('A label that nobody has translated is shown in the words of the config, among those that are in French', async () => {
  const { copy } = changed([[['routes', 'public', '/login', 'title'], 'Welcome back']]);
  await openPortal('/login', { shown: copy, spoken: await speak('fr-CA') });
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Se connecter' })).toBeVisible();
});
