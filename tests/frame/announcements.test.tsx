import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openPortal, sandbox } from '../openPortal.tsx';

const user = 'investor@northline.test';
const announced = async (text: string) =>
  expect((await screen.findByText(text)).closest('[role=status]')).not.toBeNull();

it('announces the investor after a switch', async () => {
  const person = await openPortal('/contact-us', { user });
  const investors = await screen.findByRole('combobox', { name: 'Investor' });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await person.selectOptions(investors, '502');
  const name = within(investors).getByRole<HTMLOptionElement>('option', { selected: true }).text.split(' · ')[0];
  await announced(`Now showing ${name}.`);
});

it.each([
  ['a section', '/portfolio/activities', 'region', 'Portfolio Activity'],
  ['a card', '/portfolio/cards/interest_earned', 'article', 'Interest earned'],
] as const)('announces that %s has loaded after another try', async (_, path, role, name) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  sandbox.faults.push({ name: 'forbidden', path });
  const person = await openPortal('/overview', { user });
  const part = () => screen.getByRole(role, { name });
  await waitFor(() => expect(part()).toHaveTextContent('You do not have access'));
  sandbox.faults.length = 0;
  await person.click(within(part()).getByRole('button', { name: 'Try again' }));
  await announced('This has loaded.');
});
