import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { signedIn as french } from '../../src/values/text/fr/signedIn.ts';
import { openSession } from '../client/session/openSession.ts';
import { openPortal, sentTo, server } from '../openPortal.tsx';

const [own, other] = ['Tremblay Holdings Inc.', 'Julie Tremblay'];

const region = (name: string) => screen.findByRole('region', { name });
// A dialog hides the page behind it.
const shown = () => screen.getByRole('combobox', { name: 'Investor', hidden: true });
const question = () => screen.findByRole('dialog', { name: 'Close without sending?' });
/** Makes this tab visible again; not within `act`, since the question's code is loaded only then. */
const look = () => waitFor(() => void document.dispatchEvent(new Event('visibilitychange')));
const saved = () => screen.findByText(/Your profile has been updated\./);

/** Chooses an investor in another tab of this browser. */
const chooseElsewhere = (id: number) => openSession().session.select(id);

/** Opens the account screen and changes the city of the profile. */
async function changeCity() {
  const person = await openPortal('/account');
  await person.click(await within(await region('Profile Details')).findByRole('button', { name: 'Edit' }));
  const profile = within(await screen.findByRole('dialog', { name: 'Edit contact details' }));
  const city = await profile.findByLabelText('City');
  await person.clear(city);
  await person.type(city, 'Laval');
  // A query that has yet to be sent would notice the other tab first.
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  return { person, city, save: () => person.click(profile.getByRole('button', { name: 'Save changes' })) };
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('a form filled in for one investor while another tab has selected another', () => {
  it('is not saved, names both investors and keeps the input', async () => {
    const { city, save } = await changeCity();
    chooseElsewhere(502);
    await save();
    const said = await screen.findByRole('alert');
    expect(said).toHaveTextContent(`you filled it in for ${own}, but another tab has switched to ${other}`);
    expect(sentTo('/profile/update')).toEqual([]);
    expect(city).toHaveValue('Laval');
    chooseElsewhere(501);
    await save();
    expect(await saved()).toBeVisible();
    expect(sentTo('/profile/update')).toMatchObject([{ investor_id: 501 }]);
  });

  it('is not sent as a message from the other investor, either', async () => {
    const person = await openPortal('/contact-us');
    await person.selectOptions(await screen.findByLabelText('Topic'), 'Other');
    await person.type(screen.getByLabelText('Message'), 'Please call me.');
    chooseElsewhere(502);
    await person.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(other);
    expect(sentTo('/contact/submit')).toEqual([]);
    expect(screen.getByLabelText('Message')).toHaveValue('Please call me.');
  });

  it('says so in French, too', () => {
    expect(french.tabs?.notSent?.(own, other)).toMatch(/Tremblay Holdings Inc\..*Julie Tremblay/);
  });
});

describe('a tab with unsaved input, while another tab has selected another investor', () => {
  it('asks before it follows, and only once', async () => {
    const { person, city } = await changeCity();
    chooseElsewhere(502);
    await look();
    const dialog = await question();
    expect(dialog).toHaveTextContent(`Another tab has switched to ${other}`);
    expect(dialog).toHaveTextContent('will be lost');
    expect(shown()).toHaveValue('501');
    await person.click(within(dialog).getByRole('button', { name: 'Go back to it' }));
    await look();
    expect(screen.queryByRole('dialog', { name: 'Close without sending?' })).not.toBeInTheDocument();
    expect(city).toHaveValue('Laval');
    expect(shown()).toHaveValue('501');
  });

  it('keeps loading the data of its own investor until the question is answered', async () => {
    await changeCity();
    const before = sentTo('/profile/details').length;
    chooseElsewhere(502);
    // As the shortcut does, since the dialog covers the button. Not within `act`, as above.
    await waitFor(() => void screen.getByLabelText('Refresh').click());
    await question();
    await waitFor(() => expect(sentTo('/profile/details').length).toBeGreaterThan(before));
    expect(new Set(sentTo('/profile/details').map(({ investor_id }) => investor_id))).toEqual(new Set([501]));
  });

  it('follows when the visitor discards the input', async () => {
    const { person } = await changeCity();
    chooseElsewhere(502);
    await look();
    await person.click(within(await question()).getByRole('button', { name: 'Discard' }));
    expect(await screen.findByText(`Now showing ${other}, as chosen in another tab.`)).toBeVisible();
    expect(shown()).toHaveValue('502');
  });

  it('follows without a question once nothing is unsaved', async () => {
    const { person, city } = await changeCity();
    await person.clear(city);
    await person.type(city, 'Montréal');
    chooseElsewhere(502);
    await look();
    await waitFor(() => expect(shown()).toHaveValue('502'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a switch of the investor while a command is under way', () => {
  /** Saves, and holds back the answer until `letGo` is called. */
  async function saveAndSwitch(answer?: () => Response) {
    const form = await changeCity();
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    server.use(
      http.post('*/profile/update', async () => {
        await held;
        return answer?.();
      }),
    );
    await form.save();
    await waitFor(() => expect(sentTo('/profile/update')).toHaveLength(1));
    await form.person.selectOptions(shown(), '502');
    const dialog = await screen.findByRole('dialog', { name: 'Leave while this is being sent?' });
    return { ...form, dialog, letGo };
  }

  it('needs confirmation and can be declined', async () => {
    const { person, dialog, letGo } = await saveAndSwitch();
    await person.click(within(dialog).getByRole('button', { name: 'Stay on this page' }));
    expect(shown()).toHaveValue('501');
    letGo();
    expect(await saved()).toHaveTextContent(/^Your profile has been updated\.$/);
  });

  it('leaves the outcome to a toast with the investor’s name, and reloads that investor’s data', async () => {
    const { person, dialog, letGo } = await saveAndSwitch();
    await person.click(within(dialog).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(shown()).toHaveValue('502'));
    letGo();
    expect(await saved()).toHaveTextContent(`${own}: Your profile has been updated.`);
    await person.selectOptions(shown(), '501');
    expect(await within(await region('Profile Details')).findByText(/Laval/)).toBeVisible();
  });

  it('reports a refusal as well, and reloads that investor’s data', async () => {
    const refuse = () => HttpResponse.json({ status: 'error', message: 'Not this time.' }, { status: 422 });
    const { person, dialog, letGo } = await saveAndSwitch(refuse);
    await person.click(within(dialog).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(shown()).toHaveValue('502'));
    const before = sentTo('/profile/details').filter(({ investor_id }) => investor_id === 501).length;
    letGo();
    expect(await screen.findByRole('alert')).toHaveTextContent(`${own}: Not this time.`);
    await person.selectOptions(shown(), '501');
    await waitFor(() =>
      expect(sentTo('/profile/details').filter(({ investor_id }) => investor_id === 501).length).toBe(before + 1),
    );
  });

  it('also needs confirmation while a notification is being switched, though a link leaves freely', async () => {
    const person = await openPortal('/account');
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    server.use(http.post('*/notification/status-update', () => held.then(() => undefined)));
    const [control] = await screen.findAllByRole('checkbox', { checked: true });
    if (!control) throw new Error('There is no checkbox.');
    await person.click(control);
    await waitFor(() => expect(sentTo('/notification/status-update')).toHaveLength(1));
    await person.selectOptions(shown(), '502');
    const dialog = await screen.findByRole('dialog', { name: 'Leave while this is being sent?' });
    await person.click(within(dialog).getByRole('button', { name: 'Stay on this page' }));
    await person.click(screen.getByRole('link', { name: 'My Documents' }));
    expect(await region('My Documents')).toBeVisible();
    letGo();
    await waitFor(() => expect(screen.getAllByRole('status').some((one) => one.textContent !== '')).toBe(true));
  });
});
