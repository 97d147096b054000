import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openPortal, server } from '../openPortal.tsx';

function refuse(path: string, errors: Record<string, string> | undefined) {
  const body = { status: 'error', message: 'Please check the marked fields.', errors };
  server.use(http.post(`*/api${path}`, () => HttpResponse.json(body, { status: 422 })));
}

beforeEach(() => {
  // Reported errors are logged as warnings in development.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('a query that is refused with 422', () => {
  it('shows the server’s objections under the labels of the fields', async () => {
    refuse('/portfolio/activities', {
      general: 'This is too much at once.',
      per_page: 'Must be at most 1000.',
      activity_type: 'Is not known.',
      micid: 'Must be a number.',
      'fund.0.id': 'Must be there.',
    });
    await openPortal();
    const region = await screen.findByRole('region', { name: 'Portfolio Activity' });
    const alert = await within(region).findByRole('alert');
    expect(alert).toHaveTextContent(
      'This is too much at once. Rows per page: Must be at most 1000. Type: Is not known. Micid: Must be a number. Must be there.',
    );
    expect(alert).not.toHaveTextContent('marked fields');
  });

  it('shows the same on a card', async () => {
    refuse('/portfolio/cards/interest_earned', { months: 'Must be 1, 3, 12 or 120.' });
    await openPortal();
    await waitFor(() =>
      expect(screen.getByRole('article', { name: 'Interest earned' })).toHaveTextContent(
        'Period: Must be 1, 3, 12 or 120.',
      ),
    );
  });

  it('shows the server’s message if it names no fields', async () => {
    refuse('/portfolio/activities', undefined);
    await openPortal();
    const region = await screen.findByRole('region', { name: 'Portfolio Activity' });
    expect(await within(region).findByRole('alert')).toHaveTextContent('Please check the marked fields.');
  });
});
