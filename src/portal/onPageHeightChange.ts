/** With these the reader takes over. */
const inputs = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Calls `listener` whenever the reader does something, until what it gives is called. */
export function onReaderInput(listener: () => void): () => void {
  for (const input of inputs) window.addEventListener(input, listener, { passive: true });
  return () => {
    for (const input of inputs) window.removeEventListener(input, listener);
  };
}

/**
 * Calls `show` before the next frame whenever the page has become higher or lower, until the reader does something or it is
 * told to stop. A ResizeObserver hears of it during layout, and WebKit reports an error where that leads to another layout.
 */
export function onPageHeightChange(show: () => void): () => void {
  let height = document.body.offsetHeight;
  const filled = new MutationObserver(() => {
    if (document.body.offsetHeight === height) return;
    height = document.body.offsetHeight;
    show();
  });
  filled.observe(document.body, { childList: true, subtree: true });
  const stop = () => {
    filled.disconnect();
    stopListening();
  };
  const stopListening = onReaderInput(stop);
  return stop;
}
