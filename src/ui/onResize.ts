/** Calls `run` once in the next frame, however often it is asked to; `cancel` takes that back. */
export function inNextFrame(run: () => void) {
  let frame: number | undefined;
  const ask = () => {
    frame ??= requestAnimationFrame(() => {
      frame = undefined;
      run();
    });
  };
  const cancel = () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
  };
  return { ask, cancel };
}

/**
 * Calls `listener` in the frame after the size of one of these elements has changed, and once at first, until the
 * returned function is called. A ResizeObserver's own callback runs during layout, and WebKit reports an error if it
 * causes another one.
 */
export function onResize(elements: Iterable<Element>, listener: (last: ResizeObserverEntry | undefined) => void) {
  let last: ResizeObserverEntry | undefined;
  const { ask, cancel } = inNextFrame(() => listener(last));
  const observer = new ResizeObserver((entries) => {
    last = entries.at(-1);
    ask();
  });
  for (const element of elements) observer.observe(element);
  return () => {
    observer.disconnect();
    cancel();
  };
}
