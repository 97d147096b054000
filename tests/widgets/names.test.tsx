import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPortal } from '../openPortal.tsx';

const user = 'investor@northline.test';
const name = 'Appraisal NL-2026-017';

it('isolates names from the server, whatever their direction', async () => {
  await openPortal('/overview/2017', { user });
  const document = await screen.findByText(name);
  expect(document).toHaveAttribute('dir', 'auto');
  expect(document.closest('td')).toHaveAttribute('dir', 'auto');
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('dir', 'auto');
});
