import { QueryClient } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import portal from '../../../portal.config.ts';
import { factsOf } from '../../../scripts/vite/sectionFacts.ts';
import { Inspector } from '../../../src/dev/inspect/Inspector.tsx';

const root = process.cwd();

describe('what the config says about a section', () => {
  it('is its kind, its calls and its place', () => {
    expect(factsOf(portal, root, '/overview', 'portfolio-activity')).toMatchObject({
      kind: 'table',
      title: 'Portfolio Activity',
      place: expect.stringMatching(/^src\/screens\/overview\.ts:\d+:\d+$/),
      operations: expect.arrayContaining([{ id: 'portfolioActivities', path: '/portfolio/activities' }]),
    });
  });

  it('is, for a panel, the calls and the file of its code', () => {
    const facts = factsOf(portal, root, '/overview', 'upcoming');
    expect(facts?.code).toBe('src/kinds/upcoming/UpcomingPanel.tsx');
    expect(facts?.operations.map(({ id }) => id)).toContain('loanDetails');
  });

  it('is found for a screen about one thing and within a group, and for no other section', () => {
    expect(factsOf(portal, root, '/overview/2017', 'loan-documents')?.place).toContain('src/screens/loan.ts');
    expect(factsOf(portal, root, '/documents', 'portfolio-activity')).toBeUndefined();
  });
});

describe('Inspect', () => {
  const queryClient = new QueryClient();
  const facts = factsOf(portal, root, '/overview', 'portfolio-activity');
  const asked: string[] = [];

  function open() {
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url);
      return Response.json(url.startsWith('/__inspect') ? facts : {});
    });
    const key = ['portfolioActivities', '/portfolio/activities', { page: 1 }];
    queryClient.setQueryData(key, { status: 'success', data: { total: 7, page: 'first', activities: [] } });
    const pressed = vi.fn();
    render(
      <section id="portfolio-activity" data-section="portfolio-activity">
        <button type="button" onClick={pressed}>
          Next page
        </button>
      </section>,
    );
    render(<Inspector queryClient={queryClient} />);
    return pressed;
  }

  afterEach(() => {
    vi.unstubAllGlobals();
    asked.length = 0;
  });

  it('shows the call of a section, marks the fields it shows, and names what differs from the description', async () => {
    const pressed = open();
    const person = userEvent.setup();
    await person.keyboard('{Alt>}');
    await person.click(screen.getByRole('button', { name: 'Next page' }));
    const panel = within(await screen.findByRole('complementary', { name: 'Inspected section' }));
    expect(pressed).not.toHaveBeenCalled();
    expect(panel.getByText('portfolioActivities {"page":1}')).toBeVisible();
    expect(panel.getByText('"total": 7,').tagName).toBe('MARK');
    expect(panel.getByRole('list', { name: 'Differences from the description' })).toHaveTextContent(
      /page: expected integer.*, found "first"/,
    );
  });

  it('opens the section’s config in the editor', async () => {
    open();
    const person = userEvent.setup();
    await person.click(screen.getByRole('button', { name: 'Inspect' }));
    await person.click(screen.getByRole('button', { name: 'Next page' }));
    await person.click(await screen.findByRole('button', { name: facts?.place ?? '' }));
    expect(asked.at(-1)).toBe(`/__open-in-editor?${new URLSearchParams({ file: facts?.place ?? '' })}`);
  });

  it('leaves the page alone until it is switched on', async () => {
    const pressed = open();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Next page' }));
    expect(pressed).toHaveBeenCalledOnce();
    expect(asked).toEqual([]);
  });
});
