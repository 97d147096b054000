import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Data } from '../../src/client/types.ts';
import { answerWith } from '../kinds/answerWith.ts';
import { openPortal } from '../openPortal.tsx';

const name = 'שמאות NL-2026-017';

it('isolates names from the server, whatever their direction, and leaves each cell on its side', async () => {
  answerWith('loanDetails', ({ loan_details }) => {
    const [document] = (loan_details as Data<'loanDetails'>['loan_details']).documents;
    Object.assign(document ?? {}, { name, can_delete: 1 });
  });
  await openPortal('/overview/2017');
  const document = await screen.findByText(name);
  expect(document).toHaveAttribute('dir', 'auto');
  const row = document.closest('tr') as HTMLElement;
  expect(row.querySelectorAll(':is(td, th)[dir]')).toHaveLength(0);
  expect(row.querySelector(`[aria-label*="\u2068${name}\u2069"]`)).not.toBeNull();
  expect(within(row).queryByLabelText(new RegExp(`(?<!\u2068)${name}`))).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('dir', 'auto');
});
