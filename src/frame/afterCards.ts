/** Longer than this nothing waits: what comes later than its figures is better than nothing. */
const patienceMs = 3000;

let shown: Promise<void> = Promise.resolve();
let show: () => void = () => undefined;

/** Holds back what calls `afterCards` until the figures that lead a screen are drawn. */
export function deferUntilCards(): void {
  shown = new Promise((resolve) => {
    show = resolve;
    setTimeout(resolve, patienceMs);
  });
}

/** The first of the figures is drawn, or will not be. */
export function figuresShown(): void {
  show();
}

/** Resolves once the figures that lead the screen are drawn; at once on a screen without any. */
export function afterCards(): Promise<void> {
  return shown;
}
