const minute = 60_000;
let last = 0;

/**
 * When a request goes out, in milliseconds of the browser's clock: later than the one before, also within one
 * millisecond, and comparable with those of the other tabs. Only a clock that is put back begins anew.
 */
export function sendingTime(): number {
  const now = Date.now();
  last = now > last || last - now > minute ? now : last + 0.001;
  return last;
}
