import type { ComponentType } from 'react';
import type { Features } from '../client/useFeatures.ts';
import type { Section } from '../config/portal.ts';
import type { Elements } from '../ui/elements.ts';
import { type LazyComponent, lazyComponent } from '../ui/lazyComponent.tsx';
import { strictContext } from '../ui/strictContext.ts';
import type { SubjectGateProps } from './SubjectGate.tsx';
import { withoutGroup } from './withoutGroup.ts';

/** The renderer of each kind of section. */
export type Renderers = {
  [Kind in Section['kind']]: ComponentType<{ section: Extract<Section, { kind: Kind }> }>;
};

interface Drawing {
  renderers: Partial<Renderers>;
  /** Loads a screen's subject before drawing it. Visitors' screens have no subject, so their bundle has no gate. */
  SubjectGate?: ComponentType<SubjectGateProps>;
  /** The links to the sections of a screen; visitors' screens have one section. */
  ScreenAnchors?: ComponentType<{ sections: readonly Section[] }>;
  /** Requests the investor's features; visitors have none. */
  useFeatures(isAsked: boolean): Features;
  /** Follows the URL's hash to a section; visitors' screens have one section. */
  useAnchor?(): void;
  /** The sections to draw before the others; visitors' screens have one section. */
  useFirstSections?(sections: readonly Section[]): readonly Section[];
}

/** The renderers of the screens below it. */
const [RenderersProvider, useDrawing] = strictContext<Drawing>('Renderers');

export { RenderersProvider };

/**
 * The component that loads a screen's subject; undefined on screens for visitors. Throws outside a `RenderersProvider`.
 */
export function useSubjectGate(): Drawing['SubjectGate'] {
  return useDrawing().SubjectGate;
}

/** The component that links to the sections of a screen; undefined on screens for visitors. */
export function useScreenAnchors(): Drawing['ScreenAnchors'] {
  return useDrawing().ScreenAnchors;
}

/** The features that are on for the investor. Not requested for visitors, nor if nothing depends on them. */
export function useScreenFeatures(isAsked: boolean): Features {
  return useDrawing().useFeatures(isAsked);
}

/** Scrolls to the section that the URL names, on screens that have several. */
export function useScreenAnchor(): void {
  useDrawing().useAnchor?.();
}

/** The sections of a screen to draw before the others. */
export function useFirstSections(sections: readonly Section[]): readonly Section[] {
  return useDrawing().useFirstSections?.(sections) ?? sections;
}

/** Returns the renderer of a kind. Throws outside a `RenderersProvider`, and for a kind without a renderer here. */
export function useRenderers(): (kind: Section['kind']) => ComponentType<{ section: Section }> {
  const { renderers } = useDrawing();
  return (kind) => {
    const renderer = renderers[kind];
    if (!renderer)
      throw new Error(`A section of the kind '${kind}' is for signed-in screens; see src/app/AppRoutes.tsx.`);
    return renderer as ComponentType<{ section: Section }>; // The record's types match each kind.
  };
}

/** A placeholder as high as the section until it is drawn; undefined if it uses the standard skeleton. */
export function useShape(kind: Section['kind']): ComponentType<{ section: Section }> | undefined {
  const renderer = useDrawing().renderers[kind] as { Shape?: ComponentType<{ section: Section }> } | undefined;
  return renderer?.Shape; // Loaded with the renderer of this kind.
}

type Ready = ComponentType<{ children: Elements }>;

const AtOnce = ({ children }: { children: Elements }) => children;
const waits = new WeakMap<readonly Section[], Ready>();

/**
 * Starts loading the code of the sections' renderers. Returns a component that suspends until the code has loaded, so
 * that the sections appear together: a late one would push the others down. Code that fails to load is reported in its
 * own section.
 */
export function usePreloadedRenderers(sections: readonly Section[]): Ready {
  const { renderers } = useDrawing();
  const known = waits.get(sections);
  if (known) return known;
  const kinds = new Set(sections.flatMap(withoutGroup).map(({ kind }) => kind));
  // Cards come before the code of late kinds.
  const isWaiting = [...kinds].some((kind) => (renderers[kind] as { isFirst?: true } | undefined)?.isFirst);
  const coming = [...kinds].flatMap((kind) => {
    const renderer = renderers[kind];
    if (!renderer || !isFetched(renderer) || renderer.isHere()) return [];
    if (renderer.isLate && isWaiting) return [];
    return [renderer.fetch()];
  });
  if (coming.length === 0) return AtOnce;
  // Settled now rather than when first drawn: until then, a failed import would be an unhandled rejection.
  const code = Promise.allSettled(coming);
  const ready = lazyComponent(async () => {
    await code;
    return AtOnce;
  }, AtOnce);
  waits.set(sections, ready);
  return ready;
}

/** A late renderer is not waited for on a screen with cards. */
const isFetched = (renderer: object): renderer is LazyComponent<never> & { isLate?: boolean } => 'fetch' in renderer;
