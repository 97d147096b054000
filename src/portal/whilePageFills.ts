/** With these the reader takes over. */
const inputs = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Calls `listener` whenever the reader does something, until what it gives is called. */
export function onReaderInput(listener: () => void): () => void {
  for (const input of inputs) window.addEventListener(input, listener, { passive: true });
  return () => {
    for (const input of inputs) window.removeEventListener(input, listener);
  };
}

/** Calls `show` whenever the page has become higher or lower, until the reader does something or it is told to stop. */
export function whilePageFills(show: () => void): () => void {
  let height = document.body.offsetHeight;
  const filled = new ResizeObserver(() => {
    if (document.body.offsetHeight === height) return;
    height = document.body.offsetHeight;
    show();
  });
  filled.observe(document.body);
  const stop = () => {
    filled.disconnect();
    stopListening();
  };
  const stopListening = onReaderInput(stop);
  return stop;
}
