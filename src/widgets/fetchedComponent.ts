import { type ComponentType, createElement, use } from 'react';
import { withSecondTry } from './withSecondTry.ts';

/** A component that comes by itself, and the way to have it before. */
export type FetchedComponent<Props> = ComponentType<Props> & { fetch: () => Promise<unknown> };

/**
 * A component whose code can be asked for before it is drawn. One that is there by then is drawn at once: `lazy` would wait
 * for it all the same, and a slow browser would paint what stands in its place.
 */
export function fetchedComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): FetchedComponent<Props> {
  let here: ComponentType<Props> | undefined;
  let coming: Promise<ComponentType<Props>> | undefined;
  function fetch() {
    coming ??= withSecondTry(load).then((component) => {
      here = component;
      return component;
    });
    return coming;
  }
  const Fetched = (props: Props) => createElement(here ?? use(fetch()), props);
  return Object.assign(Fetched, { fetch });
}
