import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../src/values/calendar.ts';
import { todayHere } from '../../../src/values/todayHere.ts';
import { openPortal } from '../../openPortal.tsx';
import { smallPortal } from '../../portal/smallPortal.ts';
import { users } from '../../users.ts';

const words = 'The portal rests on Saturday from 6 to 8 a.m.';
const open = (text: string, until: string) =>
  openPortal('/contact-us', { user: users.fund, shown: { ...smallPortal, announcement: { text, until } } });
const note = () => screen.findByRole('note');

describe('an announcement', () => {
  it('is above the content up to its last day', async () => {
    await open(words, todayHere());
    expect(await note()).toHaveTextContent(words);
    expect((await note()).compareDocumentPosition(screen.getByRole('main'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('is gone on the day after', async () => {
    await open(words, addDays(todayHere(), -1));
    await screen.findByRole('region', { name: 'Our team' });
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('does not come back once it is dismissed, but another one does', async () => {
    const person = await open(words, todayHere());
    await person.click(within(await note()).getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('note')).toBeNull();
    await open(words, todayHere());
    await screen.findAllByRole('region', { name: 'Our team' });
    expect(screen.queryByRole('note')).toBeNull();
    await open('It rests on Sunday instead.', todayHere());
    expect(await note()).toHaveTextContent('It rests on Sunday instead.');
  });
});
