import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPortal } from '../../openPortal.tsx';

async function documents() {
  const menu = await screen.findByRole('navigation', { name: 'Main menu' });
  return within(menu).findByRole('link', { name: 'My Documents' });
}

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'leaves a click on a link with %s to the browser',
  async (key) => {
    await openPortal('/contact-us');
    const link = await documents();
    const click = createEvent.click(link, { [key]: true });
    // jsdom cannot open another tab and would log an error.
    let wasTaken: boolean | undefined;
    window.addEventListener(
      'click',
      (event) => {
        wasTaken = event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    fireEvent(link, click);
    expect(wasTaken).toBe(false);
    expect(window.location.pathname).toBe('/contact-us');
  },
);

it('adds nothing to the history for a link to the current screen', async () => {
  const person = await openPortal('/contact-us');
  await person.click(await documents());
  const { length } = window.history;
  await person.click(await documents());
  expect(window.location.pathname).toBe('/documents');
  expect(window.history.length).toBe(length);
});
