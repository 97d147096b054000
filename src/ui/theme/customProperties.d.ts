import 'react';

declare module 'react' {
  /** React's own type does not allow custom properties. */
  interface CSSProperties {
    [name: `--${string}`]: number;
  }
}
