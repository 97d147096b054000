import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ActiveLanguage } from '../../src/app/language.ts';
import { loadLanguage } from '../../src/app/language.ts';
import { openPortal } from '../openPortal.tsx';
import { productPortal } from '../portal/productPortal.ts';
import { atClock } from './atClock.ts';

/** The explanation of a term, and how it is shown and hidden. */
async function ask(term: HTMLElement, person: Awaited<ReturnType<typeof openPortal>>) {
  const about = document.getElementById(term.getAttribute('aria-controls') ?? '') as HTMLElement;
  expect(about).toHaveAttribute('aria-live', 'polite');
  expect(about).toBeEmptyDOMElement();
  expect(term).toHaveAttribute('aria-expanded', 'false');
  term.focus();
  await person.keyboard('{Enter}');
  const said = await within(about).findByText(/\w/);
  expect(term).toHaveAttribute('aria-expanded', 'true');
  const written = said.textContent;
  await person.keyboard('{Enter}');
  expect(about).toBeEmptyDOMElement();
  return written;
}

describe('a term', () => {
  atClock();

  it.each([
    ['/overview/2017', '30/360', 'Interest counts every month as 30 days, and the year as 360.'],
    ['/overview/2017', 'Pari passu', 'All lenders of this loan are paid at the same time, each by their share.'],
    ['/account', 'DRIP', 'Distribution reinvestment plan: what you earn buys more units, and is not paid out.'],
    ['/account', 'BN', 'Business number: the Canada Revenue Agency knows a business by these nine digits.'],
    [
      '/overview?investments-row=7001',
      'DRIP',
      'Distribution reinvestment plan: what you earn buys more units, and is not paid out.',
    ],
  ])('of %s, %s, is explained in plain words when it is pressed', async (path, term, about) => {
    const person = await openPortal(path, { shown: productPortal });
    expect(await ask(await screen.findByRole('button', { name: term, hidden: true }), person)).toBe(about);
  });

  describe('in French', () => {
    let spoken: ActiveLanguage;
    beforeAll(async () => {
      spoken = await loadLanguage('fr-CA');
    });

    it('has its explanation in French', async () => {
      const person = await openPortal('/account', { shown: productPortal, spoken });
      expect(await ask(await screen.findByRole('button', { name: 'NE' }), person)).toMatch(/^Numéro d’entreprise/);
    });
  });

  it('does not include the rest of a value', async () => {
    await openPortal('/account', { shown: productPortal });
    const term = await screen.findByRole('button', { name: 'BN' });
    expect(term.closest('dd')).toHaveTextContent(/^•••-•••-\d+, BN$/);
  });
});
