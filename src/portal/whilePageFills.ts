/** With these the reader takes over. */
const inputs = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

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
    for (const input of inputs) window.removeEventListener(input, stop);
  };
  for (const input of inputs) window.addEventListener(input, stop, { passive: true });
  return stop;
}
