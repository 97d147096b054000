import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { Features } from '../api/useFeatures.ts';
import type { Section } from '../config/portal.ts';
import { type LazyComponent, lazyComponent } from '../widgets/lazyComponent.tsx';
import type { SubjectGateProps } from './SubjectGate.tsx';

/** What draws each kind of section. */
export type Renderers = {
  [Kind in Section['kind']]: ComponentType<{ section: Extract<Section, { kind: Kind }> }>;
};

interface Drawing {
  renderers: Partial<Renderers>;
  /** What a screen with a subject waits behind; visitors have no such screen, and come without it. */
  SubjectGate?: ComponentType<SubjectGateProps>;
  /** What asks which features are on for the investor; visitors have none. */
  useFeatures(isAsked: boolean): Features;
}

const RenderersContext = createContext<Drawing | undefined>(undefined);

/** Gives the screens below it what they are drawn with. */
export function RenderersProvider({ drawing, children }: { drawing: Drawing; children: ReactNode }) {
  return <RenderersContext value={drawing}>{children}</RenderersContext>;
}

function useDrawing(): Drawing {
  const drawing = useContext(RenderersContext);
  if (!drawing) throw new Error('What draws a screen can only be had inside <RenderersProvider>.');
  return drawing;
}

/** What asks for a screen's subject; undefined on screens for visitors. Throws outside a `RenderersProvider`. */
export function useSubjectGate(): Drawing['SubjectGate'] {
  return useDrawing().SubjectGate;
}

/** Which features are on for the investor; not asked for where nothing depends on it, nor by visitors. */
export function useScreenFeatures(isAsked: boolean): Features {
  return useDrawing().useFeatures(isAsked);
}

/** What draws a section. Throws outside a `RenderersProvider`, and for a kind that is not drawn here. */
export function useRenderers(): (kind: Section['kind']) => ComponentType<{ section: Section }> {
  const { renderers } = useDrawing();
  return (kind) => {
    const renderer = renderers[kind];
    if (!renderer)
      throw new Error(`A section of the kind '${kind}' is for signed-in screens; see src/sections/publicRenderers.ts.`);
    return renderer as ComponentType<{ section: Section }>; // The record has this very kind's own.
  };
}

type Ready = ComponentType<{ children: ReactNode }>;

const AtOnce = ({ children }: { children: ReactNode }) => children;
const waits = new WeakMap<readonly Section[], Ready>();

/**
 * Begins to fetch the code that sections are drawn with, and gives what draws them once it is there: one that came after
 * the others would push them down. One that does not come says so in its own place.
 */
export function usePreloadedRenderers(sections: readonly Section[]): Ready {
  const { renderers } = useDrawing();
  const known = waits.get(sections);
  if (known) return known;
  const kinds = new Set(sections.flatMap(kindsOf));
  const coming = [...kinds].flatMap((kind) => {
    const renderer = renderers[kind];
    return renderer && isFetched(renderer) ? [renderer.fetch()] : [];
  });
  if (coming.length === 0) return AtOnce;
  // Settled now, not when it is first drawn: until then, code that fails to load would be an unhandled rejection.
  const code = Promise.allSettled(coming);
  const ready = lazyComponent(async () => {
    await code;
    return AtOnce;
  }, AtOnce);
  waits.set(sections, ready);
  return ready;
}

const kindsOf = (section: Section) => (section.kind === 'group' ? section.sections : [section]).map(({ kind }) => kind);

const isFetched = (renderer: object): renderer is LazyComponent<never> => 'fetch' in renderer;
