import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, Suspense, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import { lazyComponent } from '../../src/widgets/lazyComponent.tsx';
import { MissingPart } from '../../src/widgets/MissingPart.tsx';

interface Named {
  name: string;
}

const failing = /^Part of this page could not be loaded/;
const found = async (words: string | RegExp) => screen.findByText(words);

/** A component whose code cannot be fetched the first times. */
function asked(failures = 0) {
  let tries = 0;
  const Lazy = lazyComponent(async (): Promise<ComponentType<Named>> => {
    tries += 1;
    await Promise.resolve();
    if (tries <= failures) throw new TypeError('Failed to fetch dynamically imported module');
    return ({ name }) => <p>Here is {name}</p>;
  }, MissingPart);
  return { Lazy, tries: () => tries };
}

function draw(Lazy: ComponentType<Named>) {
  render(
    <Suspense fallback="Waiting">
      <input aria-label="Message" />
      <Lazy name="Northline" />
    </Suspense>,
    { onCaughtError: () => undefined },
  );
}

describe('a component that is loaded when it is drawn', () => {
  it('is drawn at once where it is there already, also in a pass that waits for nothing', async () => {
    const { Lazy } = asked();
    await Lazy.fetch();
    const place = document.createElement('div');
    const root = createRoot(place);
    flushSync(() =>
      root.render(
        <Suspense fallback="Waiting">
          <Lazy name="Northline" />
        </Suspense>,
      ),
    );
    expect(place.textContent).toBe('Here is Northline');
    root.unmount();
  });

  it('comes without having been asked for', async () => {
    await act(async () => draw(asked().Lazy));
    expect(await found('Here is Northline')).toBeDefined();
  });

  it('waits for a style sheet that has failed, even if it is already on its way again', async () => {
    const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/assets/part.css' });
    document.head.append(sheet);
    sheet.dispatchEvent(new Event('error'));
    const parts = [asked(), asked()];
    const fetched = Promise.all(parts.map(({ Lazy }) => Lazy.fetch()));
    await act(async () => undefined);
    expect(parts.map(({ tries }) => tries())).toEqual([0, 0]);
    document.head.querySelector('link')?.dispatchEvent(new Event('load'));
    await fetched;
    expect(parts.map(({ tries }) => tries())).toEqual([1, 1]);
    document.head.replaceChildren();
  });

  it('keeps what was entered in it when it is rendered again', async () => {
    const Lazy = lazyComponent(
      async (): Promise<ComponentType<Named>> =>
        ({ name }) => <input aria-label={name} />,
      MissingPart,
    );
    const drawn = (name: string) => (
      <Suspense fallback="Waiting">
        <Lazy name={name} />
      </Suspense>
    );
    // As in a browser: `act` draws in one go, and does not meet code that comes in the middle of it.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    startTransition(() => root.render(drawn('Message')));
    const field = (name: string) => document.querySelector<HTMLInputElement>(`[aria-label="${name}"]`);
    await vi.waitFor(() => expect(field('Message')).not.toBeNull());
    field('Message')?.setAttribute('data-kept', 'Please call me.');
    root.render(drawn('Your message'));
    await vi.waitFor(() => expect(field('Your message')).not.toBeNull());
    expect(field('Your message')?.dataset.kept).toBe('Please call me.');
    root.unmount();
    vi.unstubAllGlobals();
  });

  it('is asked for once more when it could not be fetched', async () => {
    const { Lazy, tries } = asked(1);
    draw(Lazy);
    await found('Here is Northline');
    expect(tries()).toBe(2);
  });

  it('leaves what is around it where it cannot be had, and can be tried again', async () => {
    draw(asked(2).Lazy);
    await found(failing);
    fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'Please call me.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await found('Here is Northline');
    expect(screen.getByLabelText('Message')).toHaveValue('Please call me.');
  });

  it('is asked for again when the network is back', async () => {
    draw(asked(2).Lazy);
    await found(failing);
    window.dispatchEvent(new Event('online'));
    await found('Here is Northline');
  });

  it('that could not be had before it was needed is asked for again when it is drawn', async () => {
    const { Lazy } = asked(2);
    await expect(Lazy.fetch()).rejects.toHaveProperty('name', 'MissingFile');
    draw(Lazy);
    await found('Here is Northline');
  });
});
