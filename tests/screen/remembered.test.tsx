import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calls, openPortal } from '../openPortal.tsx';

const region = (name = 'Portfolio Activity') => screen.findByRole('region', { name });
// Attention requests the same list, but without a period.
const lastBody = () =>
  calls.filter(({ path, body }) => path === '/portfolio/activities' && 'months' in body).at(-1)?.body;
const menu = () => screen.getByRole('navigation', { name: 'Main menu' });
const remember = (choices: unknown) => localStorage.setItem('choices', JSON.stringify(choices));

describe('a choice from an earlier visit', () => {
  it('applies again on returning to the screen: rows per page, order and period', async () => {
    const person = await openPortal();
    const section = await region();
    await within(section).findByText(/^1–10 of/);
    await person.selectOptions(within(section).getByRole('combobox', { name: 'Rows per page' }), '5');
    await person.click(await within(section).findByRole('button', { name: /^Status/ }));
    await person.selectOptions(within(section).getByRole('combobox', { name: 'Period' }), '12');
    await within(section).findByText(/^1–5 of/);
    await person.click(within(menu()).getByRole('link', { name: 'Contact Us' }));
    await person.click(await within(menu()).findByRole('link', { name: 'My Portfolio' }));
    expect(location.search).toBe('');
    expect(await within(await region()).findByText(/^1–5 of/)).toBeInTheDocument();
    expect(lastBody()).toMatchObject({ per_page: 5, months: 12, sort_by: 'status', sort_dir: 'asc' });
  });

  it('gives way to the address, and to the default if it is not one of the options', async () => {
    remember({ 'portfolio-activity-size': '5', 'portfolio-activity-sort': 'gone', 'portfolio-activity-period': 1 });
    await openPortal('/overview?portfolio-activity-size=25');
    await within(await region()).findByText(/^1–25 of/);
    expect(lastBody()).toMatchObject({ per_page: 25, months: 12, sort_by: 'activity_date', sort_dir: 'desc' });
  });

  it.each(['null', '7', '[', '"text"'])('is ignored if the browser has stored %s', async (stored) => {
    localStorage.setItem('choices', stored);
    await openPortal();
    await within(await region()).findByText(/^1–10 of/);
  });

  it('is forgotten once the default is chosen, and a step back restores the previous view', async () => {
    remember({ 'portfolio-activity-size': '5' });
    const person = await openPortal();
    const section = await region();
    await within(section).findByText(/^1–5 of/);
    await person.selectOptions(within(section).getByRole('combobox', { name: 'Rows per page' }), '10');
    await within(section).findByText(/^1–10 of/);
    expect(location.search).toBe('');
    expect(localStorage.getItem('choices')).toBeNull();
    history.back();
    await within(section).findByText(/^1–5 of/);
    expect(location.search).toBe('?portfolio-activity-size=5');
  });

  it('includes the comparison of the cards and the range of the documents, but not custom days', async () => {
    remember({ 'overview-compare': 'last_quarter', 'documents-range': '12' });
    const person = await openPortal('/documents');
    const documents = await region('My Documents');
    const range = await within(documents).findByRole('combobox', { name: 'Range' });
    expect(range).toHaveValue('12');
    await person.selectOptions(range, 'Custom');
    await waitFor(() => expect(location.search).toContain('range=custom'));
    expect(JSON.parse(localStorage.getItem('choices') ?? '')).toMatchObject({ 'documents-range': '12' });
    await person.click(within(menu()).getByRole('link', { name: 'My Portfolio' }));
    const cards = await region('Overview');
    expect(within(cards).getByRole('combobox', { name: 'Compare with' })).toHaveValue('last_quarter');
  });

  it('is forgotten when all filters are cleared', async () => {
    remember({ 'portfolio-activity-period': '1', 'portfolio-activity-size': '5' });
    const person = await openPortal('/overview?portfolio-activity-search=nothing+like+it');
    const section = await region();
    await person.click(await within(section).findByRole('button', { name: 'Show all' }));
    await within(section).findByText(/^1–5 of/);
    expect(lastBody()).toMatchObject({ months: 120 });
    expect(JSON.parse(localStorage.getItem('choices') ?? '')).toEqual({ 'portfolio-activity-size': '5' });
  });
});
