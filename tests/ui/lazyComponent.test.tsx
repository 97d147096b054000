import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, Suspense, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import { lazyComponent } from '../../src/ui/lazyComponent.tsx';
import { MissingPart } from '../../src/ui/MissingPart.tsx';

interface Named {
  name: string;
}

const failing = /^Part of this page could not be loaded/;
const found = async (words: string | RegExp) => screen.findByText(words);

/** A lazy component whose code fails to load a number of times first. */
function lazyNamed(failures = 0) {
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

describe('a lazy component', () => {
  it('renders at once if its code is already loaded, even in a synchronous pass', async () => {
    const { Lazy } = lazyNamed();
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

  it('loads when it is rendered without having been fetched before', async () => {
    await act(async () => draw(lazyNamed().Lazy));
    expect(await found('Here is Northline')).toBeDefined();
  });

  it('waits for a style sheet that has failed, even one that is already loading again', async () => {
    const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/assets/part.css' });
    document.head.append(sheet);
    sheet.dispatchEvent(new Event('error'));
    const parts = [lazyNamed(), lazyNamed()];
    const fetched = Promise.all(parts.map(({ Lazy }) => Lazy.fetch()));
    await act(async () => undefined);
    expect(parts.map(({ tries }) => tries())).toEqual([0, 0]);
    document.head.querySelector('link')?.dispatchEvent(new Event('load'));
    await fetched;
    expect(parts.map(({ tries }) => tries())).toEqual([1, 1]);
    document.head.replaceChildren();
  });

  it('keeps what was typed into it when it renders again', async () => {
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
    // As in a browser: `act` would render in one go and miss the case of code that arrives in between.
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

  it('is loaded once more when loading fails', async () => {
    const { Lazy, tries } = lazyNamed(1);
    draw(Lazy);
    await found('Here is Northline');
    expect(tries()).toBe(2);
  });

  it('leaves everything around it in place when it cannot be loaded, and offers to try again', async () => {
    draw(lazyNamed(2).Lazy);
    await found(failing);
    fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'Please call me.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await found('Here is Northline');
    expect(screen.getByLabelText('Message')).toHaveValue('Please call me.');
  });

  it('is loaded again when the network is back', async () => {
    draw(lazyNamed(2).Lazy);
    await found(failing);
    window.dispatchEvent(new Event('online'));
    await found('Here is Northline');
  });

  it('is loaded again on rendering if fetching it ahead has failed', async () => {
    const { Lazy } = lazyNamed(2);
    await expect(Lazy.fetch()).rejects.toHaveProperty('name', 'MissingFile');
    draw(Lazy);
    await found('Here is Northline');
  });
});
