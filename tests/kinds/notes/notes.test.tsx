import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { Schema } from '../../../src/sandbox/schema.ts';
import { calls, openPortal, sandbox, sentTo, server } from '../../openPortal.tsx';
import { overviewOf } from '../../portal/overviewOf.ts';

const shown = overviewOf('notes-by-manager');
const notes = () => within(screen.getByRole('region', { name: 'Notes By Manager' })).getAllByRole('article');
const titles = () => notes().map((note) => within(note).getByRole('heading').textContent);

type Note = Schema<'PortfolioNote'>;

const note: Note = {
  note_id: 1,
  micid: null,
  fund_name: null,
  title: 'A note',
  body_text: 'Words.',
  published_at: '2026-06-01T12:00:00Z',
  updated_at: null,
  author: { member_id: 1, name: 'Maya Chen', title: 'Director', profile_image_base_64_encoded: null },
  category: 'market',
  is_pinned: 0,
  attachments: [],
};

/** The sandbox's answer with these notes in it. */
function answerWith(...own: Partial<Note>[]) {
  server.use(
    http.post('*/api/portfolio/enable', async ({ request }) => {
      const answer = await sandbox.handle(request);
      const body = await answer?.json();
      return HttpResponse.json({
        ...body,
        data: { ...body.data, notes: own.map((one, id) => ({ ...note, note_id: id, ...one })) },
      });
    }),
  );
}

describe('the notes by the manager', () => {
  it('show the pinned one first and open, with day, fund, author and attachment', async () => {
    await openPortal('/overview', { shown });
    await waitFor(() => expect(titles()[0]).toBe('May 2026 distribution'));
    const [first] = notes();
    expect(first).toHaveTextContent('Jun 16, 2026Northline MICPinned');
    expect(first).toHaveTextContent('Maya Chen, Investor Relations Director');
    expect(within(first as HTMLElement).getByRole('button', { name: /distribution notice May 2026/ })).toBeVisible();
    expect(first).toHaveTextContent('84 kB');
  });

  it('open their attachment as a document', async () => {
    const person = await openPortal('/overview', { shown });
    await person.click(await screen.findByRole('button', { name: /distribution notice May 2026/ }));
    expect(await screen.findByRole('dialog', { name: /distribution notice May 2026/ })).toBeVisible();
    await waitFor(() =>
      expect(sentTo('/documents/get')).toEqual([expect.objectContaining({ key: expect.stringContaining('2026-05') })]),
    );
  });

  it('are rows of title and day below the first one, each of which opens', async () => {
    answerWith({ title: 'First', is_pinned: 1 }, { title: 'Second', body_text: 'What the second one says.' });
    const person = await openPortal('/overview', { shown });
    await waitFor(() => expect(titles()).toEqual(['First', 'Second']));
    const says = screen.getByText('What the second one says.');
    expect(says).not.toBeVisible();
    await person.click(screen.getByText('Second'));
    expect(says).toBeVisible();
    expect(notes()[1]?.querySelector('summary')).toHaveTextContent('SecondJun 1, 2026');
  });

  it('are sorted whatever their order in the answer', async () => {
    answerWith(
      ...Array.from({ length: 2 }, (_, index) => ({
        title: `Between ${index}`,
        published_at: `2025-0${6 - index}-01T12:00:00Z`,
      })),
      { title: 'Old', published_at: '2025-01-01T12:00:00Z' },
      { title: 'Pinned long ago', is_pinned: 1, published_at: '2024-01-01T12:00:00Z' },
      { title: 'New', published_at: '2026-01-01T12:00:00Z' },
    );
    const person = await openPortal('/overview', { shown });
    const first = ['Pinned long ago', 'New', 'Between 0', 'Between 1'];
    await waitFor(() => expect(titles()).toEqual(first));
    await person.click(screen.getByRole('button', { name: 'All notes (5)' }));
    expect(titles()).toEqual([...first, 'Old']);
  });

  it('are text and never HTML', async () => {
    const body_text = '<img src=x onerror=alert(1)>\n\n<b>bold</b>';
    answerWith({ title: '<i>Title</i>', body_text });
    await openPortal('/overview', { shown });
    await waitFor(() => expect(titles()).toEqual(['<i>Title</i>']));
    const [only] = notes();
    const paragraphs = within(only as HTMLElement).getByText(/onerror/).parentElement?.children ?? [];
    expect([...paragraphs].map(({ textContent }) => textContent).join('\n\n')).toBe(body_text);
    expect(only?.querySelector('img, b, i')).toBeNull();
  });

  it('cut a long text, and show the whole of it when asked', async () => {
    const body_text = `${'A long sentence. '.repeat(60)}The end.`;
    answerWith({ body_text });
    const person = await openPortal('/overview', { shown });
    const more = await screen.findByRole('button', { name: 'Show more' });
    expect(notes()[0]).not.toHaveTextContent('The end.');
    await person.click(more);
    expect(notes()[0]).toHaveTextContent('The end.');
    await person.click(screen.getByRole('button', { name: 'Show less' }));
    expect(notes()[0]).not.toHaveTextContent('The end.');
  });

  it('show four of many at first, and all when asked, with the focus on their section', async () => {
    answerWith(...Array.from({ length: 8 }, (_, index) => ({ title: `Note ${index}` })));
    const person = await openPortal('/overview', { shown });
    const more = await screen.findByRole('button', { name: 'All notes (8)' });
    expect(notes()).toHaveLength(4);
    await person.click(more);
    expect(notes()).toHaveLength(8);
    expect(screen.getByRole('region', { name: 'Notes By Manager' })).toHaveFocus();
  });

  it('survive an unknown author, category and attachment', async () => {
    const unforeseen: object = { author: null, category: 'gossip', attachments: [{ name: 'Lost' }, null] };
    answerWith(unforeseen);
    await openPortal('/overview', { shown });
    await waitFor(() => expect(notes()[0]).toHaveTextContent('Gossip'));
    expect(notes()[0]).toHaveTextContent('–');
  });

  it('are neither drawn nor requested if they are off', async () => {
    server.use(
      http.post('*/api/portfolio/enable', async ({ request }) => {
        const body = await (await sandbox.handle(request))?.json();
        return HttpResponse.json({ ...body, data: { ...body.data, notes_from_manager: 0 } });
      }),
    );
    await openPortal('/overview', { shown: overviewOf('notes-by-manager', 'fund-performance') });
    await screen.findByRole('region', { name: 'Fund Performance' });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Notes By Manager' })).not.toBeInTheDocument());
    expect(calls.filter(({ path }) => path === '/portfolio/enable')).toHaveLength(1);
  });
});
