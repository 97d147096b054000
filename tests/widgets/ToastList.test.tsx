import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { expect, it, vi } from 'vitest';
import { ToastList } from '../../src/widgets/ToastList.tsx';
import { createToastStore } from '../../src/widgets/toastStore.ts';

const store = createToastStore();

function Notices() {
  const items = useSyncExternalStore(store.subscribe, store.shown);
  return <ToastList items={items} onClose={store.dismiss} onPause={store.pause} onResume={store.resume} />;
}

it('a notice that is closed by key leaves the focus with the others, which stay until it goes on', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
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
  vi.useRealTimers();
});
