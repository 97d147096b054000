import type { Renderers } from '../frame/RenderersContext.tsx';
import { panelRenderers } from '../panels/panelRenderers.ts';
import { sectionRenderers } from '../sections/sectionRenderers.tsx';

/** What draws each section of a signed-in screen. */
export const renderers: Renderers = { ...sectionRenderers, ...panelRenderers };
