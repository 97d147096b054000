import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { toastStore } from '../../src/ui/toastStore.ts';
import { openPortal, sandbox } from '../openPortal.tsx';

const announced = async (text: string) =>
  expect((await screen.findByText(text)).closest('[role=status]')).not.toBeNull();

/** What is announced from now on. */
function watchAnnouncements(): string[] {
  const heard: string[] = [];
  onTestFinished(toastStore.subscribe(() => heard.push(...toastStore.shown().map(({ text }) => text))));
  return heard;
}

it('announces the investor after a switch', async () => {
  const person = await openPortal('/contact-us');
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
  const person = await openPortal();
  const part = () => screen.getByRole(role, { name });
  await waitFor(() => expect(part()).toHaveTextContent('You do not have access'));
  sandbox.faults.length = 0;
  await person.click(within(part()).getByRole('button', { name: 'Try again' }));
  await announced('This has loaded.');
});

it.each([
  ['Allocation', 'Split', 'By lien', 'Split: By lien'],
  ['Overview', 'Period', 'This Quarter', 'Period: This Quarter, Apr 1, 2026 to Jun 30, 2026'],
  [
    'Fund Performance',
    'Fund',
    'Northline MIC – Class B',
    'Fund: Northline MIC – Class B, Period: This Year, Jul 1, 2025 to Jun 30, 2026',
  ],
])('announces another choice in %s once: %s', async (name, choice, option, said) => {
  const person = await openPortal();
  const region = () => screen.getByRole('region', { name });
  const radio = () => within(region()).queryByRole('radio', { name: option });
  await waitFor(() => expect(radio() ?? within(region()).getByRole('option', { name: option })).toBeInTheDocument());
  await waitFor(() => expect(region().querySelector('[aria-busy="true"]')).toBeNull());
  const heard = watchAnnouncements();
  const one = radio();
  if (one) await person.click(one);
  else await person.selectOptions(within(region()).getByRole('combobox', { name: choice }), option);
  await announced(said);
  expect(heard).toHaveLength(1);
});

it('announces once that the browser is online again', async () => {
  await openPortal('/contact-us');
  await screen.findByRole('combobox', { name: 'Investor' });
  const heard = watchAnnouncements();
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(/^You’re offline/)).toBeVisible();
  network.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await announced('You’re back online.');
  expect(heard).toHaveLength(1);
});

it('says that the investor does not hold the loan that another one does, and leads back', async () => {
  const person = await openPortal('/overview/2017');
  await screen.findByRole('heading', { level: 1, name: 'Foundry Lane retail block' });
  await person.selectOptions(screen.getByRole('combobox', { name: 'Investor' }), '503');
  const said = await screen.findAllByText(/ does not hold this$/);
  expect(said.map((one) => one.closest('[role=status]') !== null).toSorted()).toEqual([false, true]);
  expect(screen.queryByText('This page does not exist')).not.toBeInTheDocument();
  await person.click(screen.getByRole('link', { name: 'Go to My Portfolio' }));
  expect(await screen.findByRole('article', { name: 'Currently invested' })).toBeVisible();
});
