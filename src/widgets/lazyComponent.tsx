import { type ComponentType, createElement, lazy, useState } from 'react';
import { type Failure, Fence, retryMissing } from './Fence.tsx';
import { tellArrival } from './PromptSuspense.tsx';
import { MissingFile, withSecondTry } from './withSecondTry.ts';

/** A component whose code comes by itself, and the way to have it before; that rejects with `MissingFile`. */
export type LazyComponent<Props> = ComponentType<Props> & { fetch: () => Promise<unknown> };

/**
 * A component that is loaded when it is first drawn, with a fence of its own: where its code does not come `Instead` is
 * drawn, with the same properties, and everything around it stays. It is tried again when asked to, when it is drawn anew
 * and when the network is back. What is there already is drawn at once, without a pass that waits, unlike with `lazy`.
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
    // Chosen once: drawn by another way it would begin anew, and what was entered in it be lost.
    const [Component] = useState<ComponentType<Props>>(() => {
      // `lazy` keeps a failure for good: each attempt has its own, until the fence has caught it.
      if (!here) awaited ??= lazy<ComponentType<Props>>(async () => ({ default: await ask() }));
      return (here ?? awaited) as ComponentType<Props>; // One of them is there.
    });
    return createElement(Component, props);
  }
  const Fenced = (props: Props) => {
    const instead = (error: unknown) => {
      // Mistakes in drawing are for others to catch.
      if (!(error instanceof MissingFile)) throw error;
      return <Instead {...props} failure={error} onRetry={retryMissing} />;
    };
    return (
      <Fence onCatch={forget} instead={instead}>
        <Code {...props} />
      </Fence>
    );
  };
  return Object.assign(Fenced, { fetch });
}
