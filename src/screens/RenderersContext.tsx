import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { Section } from '../config/portal.ts';

/** What draws each kind of section. */
export type Renderers = {
  [Kind in Section['kind']]: ComponentType<{ section: Extract<Section, { kind: Kind }> }>;
};

const RenderersContext = createContext<Partial<Renderers> | undefined>(undefined);

/** Gives the screens below it what they are drawn with. */
export function RenderersProvider({ renderers, children }: { renderers: Partial<Renderers>; children: ReactNode }) {
  return <RenderersContext value={renderers}>{children}</RenderersContext>;
}

/** What draws a section. Throws outside a `RenderersProvider`, and for a kind that is not drawn here. */
export function useRenderers(): (kind: Section['kind']) => ComponentType<{ section: Section }> {
  const renderers = useContext(RenderersContext);
  if (!renderers) throw new Error('useRenderers() must be used inside <RenderersProvider>.');
  return (kind) => {
    const renderer = renderers[kind];
    if (!renderer)
      throw new Error(`A section of the kind '${kind}' is for signed-in screens; see src/screens/publicRenderers.ts.`);
    return renderer as ComponentType<{ section: Section }>; // The record has this very kind's own.
  };
}
