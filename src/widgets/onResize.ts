/**
 * Calls `listener` in the frame after the size of one of these elements has changed, and once at first, until the
 * returned function is called. A ResizeObserver's own callback runs during layout, and WebKit reports an error if it
 * causes another one.
 */
export function onResize(elements: Iterable<Element>, listener: (last: ResizeObserverEntry | undefined) => void) {
  let frame: number | undefined;
  let last: ResizeObserverEntry | undefined;
  const observer = new ResizeObserver((entries) => {
    last = entries.at(-1);
    frame ??= requestAnimationFrame(() => {
      frame = undefined;
      listener(last);
    });
  });
  for (const element of elements) observer.observe(element);
  return () => {
    observer.disconnect();
    if (frame !== undefined) cancelAnimationFrame(frame);
  };
}
