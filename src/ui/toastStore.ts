/** A short message that disappears by itself. */
export interface Toast {
  id: number;
  /** `unseen` is only announced to screen readers. */
  tone: 'success' | 'error' | 'neutral' | 'unseen';
  text: string;
}

/** A toast to show; the duration is in milliseconds. */
export interface ToastRequest {
  tone: Toast['tone'];
  text: string;
  duration?: number;
}

/** The toasts shown and waiting, and their timers. Independent of React. */
export interface ToastStore {
  show(request: ToastRequest): void;
  /** How long a toast without a duration of its own is shown. */
  lasting(seconds: number): void;
  dismiss(id: number): void;
  /** Stops all timers while the user reads. */
  pause(): void;
  resume(): void;
  clear(): void;
  subscribe(listener: () => void): () => void;
  /** The visible toasts, oldest first; the same array until something changes. */
  shown(): readonly Toast[];
}

interface Entry {
  toast: Toast;
  left: number;
  startedAt: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const atOnce = 3;

// A store without a page, as in a test, always counts as seen.
const isPageHidden = () => globalThis.document?.hidden === true;

/** Creates a separate store, for tests; the portal uses `toastStore`. */
export function createToastStore(now: () => number = Date.now): ToastStore {
  let entries: Entry[] = [];
  let shown: readonly Toast[] = [];
  let usualDuration = 5000;
  let paused = false;
  let lastId = 0;
  const listeners = new Set<() => void>();

  /**
   * Starts the timers of the toasts that can be seen, and only theirs: one that waits, or that is shown while the user
   * looks at another page, keeps its full duration.
   */
  function update() {
    for (const [place, entry] of entries.entries()) {
      const runs = place < atOnce && !paused && !isPageHidden();
      if (runs && entry.timer === undefined) start(entry);
      else if (!runs) stop(entry);
    }
    const next = entries.slice(0, atOnce).map((entry) => entry.toast);
    if (next.length === shown.length && next.every((toast, place) => toast === shown[place])) return;
    shown = next;
    for (const listener of listeners) listener();
  }

  function start(entry: Entry) {
    entry.startedAt = now();
    entry.timer = setTimeout(() => dismiss(entry.toast.id), entry.left);
  }

  function stop(entry: Entry) {
    if (entry.timer === undefined) return;
    clearTimeout(entry.timer);
    entry.timer = undefined;
    entry.left = Math.max(0, entry.left - (now() - entry.startedAt));
  }

  function dismiss(id: number) {
    for (const entry of entries) if (entry.toast.id === id) stop(entry);
    entries = entries.filter((entry) => entry.toast.id !== id);
    // The hovered toast is gone, and the event that would have resumed the timers will never come.
    if (entries.length === 0) paused = false;
    update();
  }

  return {
    show({ tone, text, duration = usualDuration }) {
      lastId += 1;
      const toast = { id: lastId, tone, text };
      const same = entries.find((entry) => entry.toast.text === text);
      if (same) {
        stop(same);
        same.left = duration;
        same.toast = toast; // A new object, so that it is announced again.
      } else entries = [...entries, { toast, left: duration, startedAt: 0, timer: undefined }];
      update();
    },
    lasting(seconds) {
      usualDuration = seconds * 1000;
    },
    dismiss,
    pause() {
      paused = true;
      update();
    },
    resume() {
      paused = false;
      update();
    },
    clear() {
      for (const entry of entries) stop(entry);
      entries = [];
      paused = false;
      update();
    },
    subscribe(listener) {
      listeners.add(listener);
      globalThis.document?.addEventListener('visibilitychange', update);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) globalThis.document?.removeEventListener('visibilitychange', update);
      };
    },
    shown: () => shown,
  };
}

/** The portal's toasts. */
export const toastStore = createToastStore();

/** Announces to screen readers what other users see. */
export const announce = (text: string) => toastStore.show({ tone: 'unseen', text });
