import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { rememberedChoices } from '../../src/app/rememberedChoices.ts';
import { RememberedProvider } from '../../src/screen/RememberedContext.tsx';
import { SectionParameters } from '../../src/screen/SectionParameters.tsx';
import { useUrlChoice } from '../../src/screen/useUrlChoice.ts';

afterEach(() => {
  history.replaceState(null, '', '/');
  localStorage.clear();
});

describe('a choice that the URL keeps', () => {
  it('renders only its own section again', async () => {
    const drawn = { cards: 0, list: 0 };
    function Probe({ id }: { id: keyof typeof drawn }) {
      const page = useUrlChoice<number>(id, 'page', [1, 2, 3], 1);
      drawn[id] += 1;
      return (
        <button type="button" onClick={() => page.choose(page.value + 1)}>
          {`${id} on page ${page.value}`}
        </button>
      );
    }
    history.replaceState(null, '', '/overview?list-page=2&other=1');
    render(
      <BrowserRouter useTransitions={false}>
        <RememberedProvider value={rememberedChoices}>
          <SectionParameters id="cards">
            <Probe id="cards" />
          </SectionParameters>
          <SectionParameters id="list">
            <Probe id="list" />
          </SectionParameters>
        </RememberedProvider>
      </BrowserRouter>,
    );
    expect(drawn).toEqual({ cards: 1, list: 1 });
    await userEvent.click(screen.getByRole('button', { name: 'cards on page 1' }));
    expect(screen.getByRole('button', { name: 'cards on page 2' })).toBeInTheDocument();
    expect(drawn).toEqual({ cards: 2, list: 1 });
    await userEvent.click(screen.getByRole('button', { name: 'list on page 2' }));
    expect(drawn).toEqual({ cards: 2, list: 2 });
    expect(location.search).toBe('?list-page=3&other=1&cards-page=2');
  });
});
