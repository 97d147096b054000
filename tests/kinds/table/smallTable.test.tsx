import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPortal } from '../../openPortal.tsx';
import { users } from '../../users.ts';

const investments = async () => {
  await screen.findByRole('table', { name: 'Investments' });
  const chapter = document.getElementById('investments');
  if (!chapter) throw new Error('There is no list of investments.');
  return within(chapter);
};

describe('a table of few rows', () => {
  it('has neither search, filter, pages nor orders, and an export', async () => {
    await openPortal();
    const list = await investments();
    await waitFor(() => expect(list.queryByRole('searchbox')).not.toBeInTheDocument());
    expect(list.queryByRole('combobox')).not.toBeInTheDocument();
    expect(list.queryByRole('button', { name: 'Next page' })).not.toBeInTheDocument();
    expect(list.queryByRole('button', { name: 'Rate' })).not.toBeInTheDocument();
    expect(list.getByRole('columnheader', { name: 'Rate' })).toBeInTheDocument();
    expect(list.getByRole('button', { name: 'Export' })).toBeInTheDocument();
  });

  it('keeps them if the address filters it, and after the filter is gone', async () => {
    const person = await openPortal('/overview?investments-investment_type=fund');
    const list = await investments();
    expect(await list.findByText('1–1 of 1')).toBeInTheDocument();
    await person.selectOptions(list.getByRole('combobox', { name: 'Type' }), 'All');
    expect(await list.findByText('1–3 of 3')).toBeInTheDocument();
    expect(list.getByRole('searchbox')).toBeInTheDocument();
  });
});

describe('a table on paper', () => {
  const print = () => act(() => void window.dispatchEvent(new Event('beforeprint')));

  it('has every row of a whole list', async () => {
    await openPortal('/overview', { user: users.large });
    const list = await investments();
    await list.findByText('1–10 of 500');
    expect(list.getByRole('searchbox')).toBeInTheDocument();
    print();
    expect(list.getAllByRole('row')).toHaveLength(501);
    expect(list.queryByText(/of 500$/)).not.toBeInTheDocument();
  });

  it('says how many rows it leaves out', async () => {
    await openPortal();
    const activity = await screen.findByRole('region', { name: 'Portfolio Activity' });
    await within(activity).findByText('1–10 of 38');
    print();
    expect(activity).toHaveTextContent('28 more entries are not printed here.');
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(activity).not.toHaveTextContent('not printed');
  });
});
