import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { calls, openPortal, sandbox, server } from '../../openPortal.tsx';

const path = '/notification/status-update';
const changes = () => calls.filter((call) => call.path === path).map(({ body }) => body);
const silence = () => vi.spyOn(console, 'warn').mockImplementation(() => undefined);

async function openSettings() {
  const person = await openPortal('/account');
  const find = (name: string) => screen.findByRole('checkbox', { name });
  await find('New document, Email');
  const region = screen.getByRole('region', { name: 'Notification Settings' });
  return { person, region, find };
}

/** Holds a call to the path back until the returned function is called. */
function held() {
  const going: (() => void)[] = [];
  server.use(
    http.post(`*/api${path}`, async ({ request }) => {
      await new Promise<void>((resolve) => going.push(resolve));
      return (await sandbox.handle(request)) ?? HttpResponse.error();
    }),
  );
  return going;
}

describe('the notification settings', () => {
  it('are a checkbox for each channel of each notification, by its full name', async () => {
    const { region, find } = await openSettings();
    expect(within(region).getAllByRole('checkbox')).toHaveLength(36);
    expect(await find('New document, Email')).toBeChecked();
    expect(await find('New document, SMS')).not.toBeChecked();
    expect(await find('New document, Portal')).toHaveAccessibleDescription('A document was added to your files.');
    const titles = within(region)
      .getAllByRole('rowheader')
      .filter((cell) => cell.getAttribute('scope') === 'rowgroup');
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      'Documents',
      'Payments',
      'Loans',
      'News',
      'Security, always on',
    ]);
  });

  it('are on, cannot be changed, and say why if they are locked', async () => {
    const { person, find } = await openSettings();
    const locked = await find('Profile changed, SMS');
    expect(locked).toBeChecked();
    expect(locked).toBeDisabled();
    expect(locked).toHaveAccessibleDescription(/Always on, for your security/);
    await person.click(locked);
    expect(changes()).toEqual([]);
  });

  it('change at once, are saved with one call, and show the server’s message', async () => {
    const going = held();
    const { person, find } = await openSettings();
    const sms = await find('New document, SMS');
    await person.click(sms);
    expect(sms).toBeChecked();
    await person.click(sms);
    expect(sms).toBeChecked();
    await waitFor(() => expect(going).toHaveLength(1));
    going[0]?.();
    expect(await within(screen.getByRole('status')).findByText('Your settings have been saved.')).toBeVisible();
    expect(await find('New document, SMS')).toBeChecked();
    expect(changes()).toEqual([
      expect.objectContaining({ notification_key: 'new_document', channel: 'sms', status: 1, investor_id: 501 }),
    ]);
  });

  it('are put back when they could not be saved, and say so', async () => {
    silence();
    const { person, find } = await openSettings();
    sandbox.faults.push({ name: 'error500', path });
    await person.click(await find('New document, Email'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side.');
    await waitFor(async () => expect(await find('New document, Email')).toBeChecked());
    expect(await find('New document, Email')).toHaveFocus();
    expect(changes()).toHaveLength(1);
  });

  it('do not undo one another if they are changed at the same time', async () => {
    silence();
    const going = held();
    const { person, find } = await openSettings();
    await person.click(await find('New document, SMS'));
    await person.click(await find('New document, Email'));
    await person.click(await find('Loan update, SMS'));
    await waitFor(() => expect(going).toHaveLength(3));
    // The last one answers first; one that is under way fails.
    going[2]?.();
    await waitFor(() => expect(calls.filter((call) => call.path === '/profile/details')).toHaveLength(2));
    expect(await find('New document, SMS')).toBeChecked();
    expect(await find('New document, Email')).not.toBeChecked();
    going[0]?.();
    sandbox.faults.push({ name: 'error500', path });
    going[1]?.();
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side.');
    sandbox.faults.length = 0;
    await waitFor(async () => expect(await find('New document, Email')).toBeChecked());
    await waitFor(() => expect(document.querySelector('[aria-disabled="true"][type="checkbox"]')).toBeNull());
    expect(await find('Loan update, SMS')).toBeChecked();
  });

  it('say so if there are none', async () => {
    sandbox.faults.push({ name: 'emptylists', path: '/profile/details' });
    await openPortal('/account');
    const region = () => screen.getByRole('region', { name: 'Notification Settings' });
    await waitFor(() => expect(region()).toHaveTextContent('No notifications yet'));
  });
});
