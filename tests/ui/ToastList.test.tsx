import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastList } from '../../src/ui/ToastList.tsx';
import { createToastStore } from '../../src/ui/toastStore.ts';

// Looks the clock up at each call, since tests replace it.
const store = createToastStore(() => Date.now());

function Notices() {
  const items = useSyncExternalStore(store.subscribe, store.shown);
  return <ToastList items={items} onClose={store.dismiss} onPause={store.pause} onResume={store.resume} />;
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(() => {
  act(() => store.clear());
  vi.useRealTimers();
});

function hidePage(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

it('moves the focus to the other notices when one is closed by key, and keeps them until it leaves', async () => {
  const person = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  render(<Notices />);
  act(() => {
    store.show({ tone: 'success', text: 'Saved' });
    store.show({ tone: 'success', text: 'Sent' });
  });
  await person.tab();
  await person.keyboard('{Enter}');
  expect(screen.queryByText('Saved')).toBeNull();
  expect(screen.getByRole('region')).toHaveFocus();
  act(() => void vi.advanceTimersByTime(10_000));
  expect(screen.getByText('Sent')).toBeVisible();
  await person.tab();
  await person.keyboard('{Enter}');
  expect(screen.queryByText('Sent')).toBeNull();
  act(() => store.show({ tone: 'success', text: 'Done' }));
  act(() => void vi.advanceTimersByTime(5000));
  expect(screen.queryByText('Done')).toBeNull();
});

it('counts down the time of a notice only while the page is visible', () => {
  render(<Notices />);
  act(() => store.show({ tone: 'success', text: 'Saved' }));
  act(() => void vi.advanceTimersByTime(4000));
  hidePage(true);
  act(() => store.show({ tone: 'error', text: 'Not sent', duration: 7000 }));
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByText('Saved')).toBeVisible();
  expect(screen.getByText('Not sent')).toBeVisible();
  hidePage(false);
  act(() => void vi.advanceTimersByTime(1100));
  expect(screen.queryByText('Saved')).toBeNull();
  act(() => void vi.advanceTimersByTime(5800));
  expect(screen.getByText('Not sent')).toBeVisible();
  act(() => void vi.advanceTimersByTime(200));
  expect(screen.queryByText('Not sent')).toBeNull();
});
