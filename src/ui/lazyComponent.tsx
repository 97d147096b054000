import { type ComponentType, createElement, lazy, useState } from 'react';
import { type Failure, Fence, retryMissing } from './Fence.tsx';
import { tellArrival } from './PromptSuspense.tsx';
import { MissingFile, withSecondTry } from './withSecondTry.ts';

/** A component whose code is loaded on demand; `fetch` preloads it and rejects with `MissingFile`. */
export type LazyComponent<Props> = ComponentType<Props> & { fetch: () => Promise<unknown>; isHere: () => boolean };

/**
 * A component that is loaded when it is first rendered, with an error boundary of its own: if its code cannot be
 * loaded, `Instead` is rendered with the same props, and everything around it stays. It is retried on request, when it
 * is mounted again and when the network is back. Unlike with `lazy`, code that is already loaded renders at once,
 * without suspending.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props & Failure>,
): LazyComponent<Props> {
  let here: ComponentType<Props> | undefined;
  let coming: Promise<ComponentType<Props>> | undefined;
  let awaited: ComponentType<Props> | undefined;
  const forget = () => {
    coming = undefined;
    awaited = undefined;
  };
  const ask = () => {
    coming ??= withSecondTry(load).then((component) => {
      here = component;
      tellArrival();
      return component;
    });
    return coming;
  };
  function fetch(): Promise<unknown> {
    return ask().catch((error: unknown) => {
      forget();
      window.addEventListener('online', () => void fetch().catch(() => undefined), { once: true });
      throw error;
    });
  }
  function Code(props: Props) {
    // Chosen once: switching between the two would remount the component and lose its state.
    const [Component] = useState<ComponentType<Props>>(() => {
      // `lazy` caches a failure for good, so each attempt gets its own until the boundary has caught the error.
      if (!here) awaited ??= lazy<ComponentType<Props>>(async () => ({ default: await ask() }));
      return (here ?? awaited) as ComponentType<Props>; // One of them is set.
    });
    return createElement(Component, props);
  }
  const Fenced = (props: Props) => {
    const instead = (error: unknown) => {
      // Other errors are for outer boundaries.
      if (!(error instanceof MissingFile)) throw error;
      return <Instead {...props} failure={error} onRetry={retryMissing} />;
    };
    return (
      <Fence onCatch={forget} instead={instead}>
        <Code {...props} />
      </Fence>
    );
  };
  return Object.assign(Fenced, { fetch, isHere: () => here !== undefined });
}
