export interface Point {
  x: number;
  y: number;
}

/** What the walk needs of a browser. */
export interface Engine {
  /** Opens one more tab and goes on in it. */
  openTab(): Promise<unknown>;
  /** Goes on in another tab; the first one is 0. */
  goToTab(index: number): Promise<unknown>;
  goTo(address: string): Promise<unknown>;
  /** The value of an expression in the page; it has to be JSON. */
  evaluate(expression: string): Promise<unknown>;
  press(point: Point): Promise<unknown>;
  /** Types into whatever has the focus. */
  type(text: string): Promise<unknown>;
  key(name: 'Escape'): Promise<unknown>;
  /** Hands a file of this machine to the first field for files. */
  chooseFile(path: string): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  /** The PDF that the page is printed as. */
  print(): Promise<Uint8Array>;
  /** The complaints of the page since the last call. */
  complaints(): string[];
  close(): Promise<unknown>;
}

/** Starts a browser that saves what it downloads in a folder. */
export type StartEngine = (downloads: string) => Promise<Engine>;

/**
 * A script for each page before its own: it hands console errors, page errors and violations of the content security policy
 * to `tell`, an expression for a function of a text.
 */
export const listenerScript = (tell: string) => `(${listen})(${tell})`;

function listen(tell: (complaint: string) => void) {
  const describe = (value: unknown) => (value instanceof Error ? (value.stack ?? value.message) : String(value));
  const { error } = console;
  console.error = (...values) => {
    tell(`console: ${values.map(describe).join(' ')}`);
    error.apply(console, values);
  };
  addEventListener('error', ({ message, filename }) => tell(`error: ${message} in ${filename}`));
  addEventListener('unhandledrejection', ({ reason }) => tell(`rejection: ${describe(reason)}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    tell(`content security policy: ${violatedDirective} ${blockedURI}`),
  );
}
