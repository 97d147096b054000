/** The longest wait: content that is late is better than content that never comes. */
const patienceMs = 3000;

let shown: Promise<void> = Promise.resolve();
let show: () => void = () => undefined;
let awaited = 0;

/** Makes `afterCards` wait until this many cards at the top of the screen are drawn. */
export function deferUntilCards(count: number): void {
  awaited = count;
  shown = new Promise((resolve) => {
    show = resolve;
    setTimeout(resolve, patienceMs);
  });
}

/** Called by each card once it has its figure, or an error in its place. */
export function cardShown(): void {
  awaited -= 1;
  if (awaited <= 0) show();
}

/** Resolves once the cards at the top of the screen are drawn; at once on a screen without cards. */
export function afterCards(): Promise<void> {
  return shown;
}
