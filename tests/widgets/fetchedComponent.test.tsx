import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { fetchedComponent } from '../../src/widgets/fetchedComponent.ts';

const asked = () =>
  fetchedComponent(async () => ({ name }: { name: string }) => <p>Here is {name}</p>);

test('what is there when it is drawn is drawn at once, also in a pass that waits for nothing', async () => {
  const Fetched = asked();
  await Fetched.fetch();
  const place = document.createElement('div');
  const root = createRoot(place);
  flushSync(() =>
    root.render(
      <Suspense fallback="Waiting">
        <Fetched name="Northline" />
      </Suspense>,
    ),
  );
  expect(place.textContent).toBe('Here is Northline');
  root.unmount();
});

test('what was not asked for before is asked for when it is drawn', async () => {
  const Fetched = asked();
  await act(async () => {
    render(
      <Suspense fallback="Waiting">
        <Fetched name="Northline" />
      </Suspense>,
    );
  });
  expect(screen.getByText('Here is Northline')).toBeDefined();
});
