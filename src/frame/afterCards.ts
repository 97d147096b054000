/** The longest wait: content that is late is better than content that never comes. */
const patienceMs = 3000;

let shown: Promise<void> = Promise.resolve();
let show: () => void = () => undefined;

/** Makes `afterCards` wait until the cards at the top of the screen are drawn. */
export function deferUntilCards(): void {
  shown = new Promise((resolve) => {
    show = resolve;
    setTimeout(resolve, patienceMs);
  });
}

/** Called when the first card has been drawn, or will not be. */
export function figuresShown(): void {
  show();
}

/** Resolves once the cards at the top of the screen are drawn; at once on a screen without cards. */
export function afterCards(): Promise<void> {
  return shown;
}
