import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import portal from '../portal.config.ts';
import { users } from '../src/sandbox/data/users.ts';
import { LARGE_INVESTOR } from '../src/sandbox/ledger/largeInvestor.ts';
import { amount } from '../src/sandbox/ledger/money.ts';
import { investorById } from '../src/sandbox/state.ts';
import { money } from '../src/values/money.ts';
import { openPortal } from './openPortal.tsx';
import { withOverview } from './portal/overviewOf.ts';

export type Person = Awaited<ReturnType<typeof openPortal>>;

/** An investor, with a user who is linked to it. */
export interface Seen {
  user: string;
  id: number;
  isFirst: boolean;
}

/** Every investor that a user of the sandbox is linked to. */
export const everyone: Seen[] = users.flatMap(({ email: user, investor_ids }) =>
  investor_ids.map((id, index) => ({ user, id, isFirst: index === 0 })),
);

/** All but the large one, of whom the portal loads only a part. */
export const everyoneSmall = everyone.filter(({ id }) => id !== LARGE_INVESTOR);

export function investorOf(id: number) {
  const investor = investorById.get(id);
  if (!investor) throw new Error(`The sandbox has no investor ${id}.`);
  return investor;
}

/** Opens the product's portal as an investor, with only these sections on the overview, and waits for all of it. */
export async function openAs({ user, id, isFirst }: Seen, path: string, ...sections: string[]): Promise<Person> {
  const person = await openPortal(path, { user, shown: withOverview(portal, sections) });
  if (!isFirst) await person.selectOptions(await screen.findByRole('combobox', { name: 'Investor' }), String(id));
  await settled();
  return person;
}

/** Waits until nothing on the page is loading. */
export async function settled() {
  await screen.findAllByRole('region');
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
}

/** An amount as the portal writes it, with a plain space. */
export const written = (cents: number, currency: string) =>
  money(amount(cents), currency, 'en-CA').replaceAll('\u00a0', ' ');
