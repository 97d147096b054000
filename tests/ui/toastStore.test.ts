import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastStore } from '../../src/ui/toastStore.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const texts = (store: ReturnType<typeof createToastStore>) => store.shown().map((toast) => toast.text);

describe('a notice', () => {
  it('disappears after five seconds, or after its own duration', () => {
    const store = createToastStore();
    store.show({ tone: 'success', text: 'Saved' });
    store.show({ tone: 'error', text: 'Invalid email or password.', duration: 7000 });
    vi.advanceTimersByTime(4999);
    expect(texts(store)).toEqual(['Saved', 'Invalid email or password.']);
    vi.advanceTimersByTime(1);
    expect(texts(store)).toEqual(['Invalid email or password.']);
    vi.advanceTimersByTime(2000);
    expect(texts(store)).toEqual([]);
  });

  it('disappears after the time that the portal sets for all of them', () => {
    const store = createToastStore();
    store.lasting(9);
    store.show({ tone: 'success', text: 'Saved' });
    vi.advanceTimersByTime(8999);
    expect(texts(store)).toEqual(['Saved']);
    vi.advanceTimersByTime(1);
    expect(texts(store)).toEqual([]);
  });

  it('with the same text as another replaces it and stays for its full time', () => {
    const store = createToastStore();
    store.show({ tone: 'error', text: 'No connection' });
    vi.advanceTimersByTime(3000);
    store.show({ tone: 'error', text: 'No connection' });
    expect(texts(store)).toEqual(['No connection']);
    vi.advanceTimersByTime(4999);
    expect(texts(store)).toEqual(['No connection']);
    vi.advanceTimersByTime(1);
    expect(texts(store)).toEqual([]);
  });

  it('with the same text as another gets a new id, so that it is read out again', () => {
    const store = createToastStore();
    store.show({ tone: 'error', text: 'No connection' });
    const [first] = store.shown();
    store.show({ tone: 'error', text: 'No connection' });
    expect(store.shown()).toHaveLength(1);
    expect(store.shown()[0]?.id).not.toBe(first?.id);
  });

  it('waits while three are shown, and then stays for its full time', () => {
    const store = createToastStore();
    for (const text of ['one', 'two', 'three', 'four']) store.show({ tone: 'neutral', text });
    expect(texts(store)).toEqual(['one', 'two', 'three']);
    vi.advanceTimersByTime(5000);
    expect(texts(store)).toEqual(['four']);
    vi.advanceTimersByTime(4999);
    expect(texts(store)).toEqual(['four']);
    vi.advanceTimersByTime(1);
    expect(texts(store)).toEqual([]);
  });

  it('stays while paused, and disappears after the rest of its time', () => {
    const store = createToastStore();
    store.show({ tone: 'success', text: 'Saved' });
    vi.advanceTimersByTime(4000);
    store.pause();
    vi.advanceTimersByTime(60_000);
    expect(texts(store)).toEqual(['Saved']);
    store.resume();
    vi.advanceTimersByTime(999);
    expect(texts(store)).toEqual(['Saved']);
    vi.advanceTimersByTime(1);
    expect(texts(store)).toEqual([]);
  });

  it('does not hold up the next one if it is closed while paused', () => {
    const store = createToastStore();
    store.show({ tone: 'success', text: 'Saved' });
    store.pause();
    store.dismiss(store.shown()[0]?.id ?? 0);
    store.show({ tone: 'success', text: 'Sent' });
    vi.advanceTimersByTime(5000);
    expect(texts(store)).toEqual([]);
  });
});

describe('the notices', () => {
  it('are the same array until something changes, which listeners are told', () => {
    const store = createToastStore();
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.show({ tone: 'success', text: 'Saved' });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.shown()).toBe(store.shown());
    stop();
    store.clear();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(texts(store)).toEqual([]);
  });
});
