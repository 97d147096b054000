/** Events that show that the user has taken over. */
const inputs = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Calls `listener` on every user input, until the returned function is called. */
export function onReaderInput(listener: () => void): () => void {
  for (const input of inputs) window.addEventListener(input, listener, { passive: true });
  return () => {
    for (const input of inputs) window.removeEventListener(input, listener);
  };
}

/**
 * Calls `show` before the next frame whenever the height of the page has changed, and at any change of its content while
 * `isLost()`, until the user acts or the returned function is called. A ResizeObserver callback runs during layout, and
 * WebKit reports an error if it causes another layout.
 */
export function onPageHeightChange(show: () => void, isLost = () => false): () => void {
  let height = document.body.offsetHeight;
  const filled = new MutationObserver(() => {
    if (document.body.offsetHeight === height && !isLost()) return;
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
