import { panelRenderers } from '../panels/panelRenderers.ts';
import type { Renderers } from '../screen/RenderersContext.tsx';
import { sectionRenderers } from '../sections/sectionRenderers.tsx';

/** What draws each section of a signed-in screen. */
export const renderers: Renderers = { ...sectionRenderers, ...panelRenderers };
