import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { investorOf } from '../../everyInvestor.tsx';
import { openPortal } from '../../openPortal.tsx';
import { users } from '../../users.ts';

it('labels the choice of colours in the account menu', async () => {
  const person = await openPortal('/documents');
  await person.click(await screen.findByRole('button', { name: 'My account' }));
  const group = await screen.findByRole('group', { name: 'Appearance' });
  const choices = within(group).getAllByRole('menuitemradio');
  expect(choices.map(({ textContent }) => textContent)).toEqual(['Match device', 'Light', 'Dark']);
  expect(choices[0]).toBeChecked();
  await person.click(within(group).getByRole('menuitemradio', { name: 'Dark' }));
  await person.click(screen.getByRole('button', { name: 'My account' }));
  expect(await screen.findByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
});

it('names a single investor in place of a choice', async () => {
  await openPortal('/documents', { user: users.fund });
  expect(await within(await screen.findByRole('banner')).findByText(investorOf(601).name)).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Investor' })).toBeNull();
});
