const minute = 60_000;
let last = 0;

/**
 * The time at which a request is sent, in milliseconds of the browser's clock. It always increases, even within one
 * millisecond, and can be compared across tabs. It starts over only when the clock is put back.
 */
export function sendingTime(): number {
  const now = Date.now();
  last = now > last || last - now > minute ? now : last + 0.001;
  return last;
}
