import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPortal } from '../../openPortal.tsx';

const section = (name: string) => screen.findByRole('region', { name });

/** What a list has announced to a screen reader, through the live region that exists from the start. */
function newsOf(region: HTMLElement): HTMLElement {
  const [live] = region.querySelectorAll<HTMLElement>('p.visuallyHidden[aria-live="polite"]');
  if (!live) throw new Error('The list has no live region.');
  return live;
}

describe('a list that the server pages', () => {
  it('announces the result of each choice, and nothing when it first appears', async () => {
    const person = await openPortal();
    await screen.findByRole('table', { name: 'Portfolio Activity' });
    const activity = await section('Portfolio Activity');
    const news = newsOf(activity);
    expect(news).toBeEmptyDOMElement();
    const total = Number(/ of (\d+)/.exec(activity.textContent ?? '')?.[1]);
    const lastPage = Math.ceil(total / 10);
    await person.click(within(activity).getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(news).toHaveTextContent(`${total} results, page 2 of ${lastPage}`));
    const said = news.firstChild;
    await person.click(within(activity).getByRole('button', { name: 'Net amount' }));
    await waitFor(() =>
      expect(news).toHaveTextContent(`${total} results, sorted by Net amount, descending, page 1 of ${lastPage}`),
    );
    // The same words are announced again only if they are in another element.
    expect(news.firstChild).not.toBe(said);
    await person.type(within(activity).getByRole('searchbox'), 'nothing of that name');
    await waitFor(() => expect(news).toHaveTextContent('Nothing matches'));
    expect(newsOf(activity)).toBe(news);
  });
});

describe('a list that comes whole', () => {
  it('announces what was found once typing has paused', async () => {
    const person = await openPortal('/overview?investments-investment_type=direct_mortgage');
    await screen.findByRole('table', { name: 'Investments' });
    const news = [...document.querySelectorAll<HTMLElement>('p.visuallyHidden[aria-live="polite"]')];
    const field = document.querySelector<HTMLElement>('[id="investments"] input[type="search"]');
    if (!field) throw new Error('The list of investments has no search.');
    await person.type(field, 'hamilton');
    await waitFor(() => expect(news.map(({ textContent }) => textContent)).toContain('1 result, page 1 of 1'));
    expect(news.filter(({ textContent }) => textContent !== '')).toHaveLength(1);
  });
});

describe('tiles', () => {
  it('say it as well', async () => {
    const person = await openPortal('/opportunities');
    const list = await section('Opportunities');
    await waitFor(() => expect(within(list).getAllByRole('article').length).toBeGreaterThan(0));
    expect(newsOf(list)).toBeEmptyDOMElement();
    const order = within(list).getByLabelText('Sort by');
    const [, second] = within(order).getAllByRole('option');
    await person.selectOptions(order, second as HTMLElement);
    await waitFor(() => expect(newsOf(list)).toHaveTextContent(/^\d+ results, page 1 of \d+$/));
  });
});
