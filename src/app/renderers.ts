import { panelRenderers } from '../kinds/panelRenderers.ts';
import { sectionRenderers } from '../kinds/sectionRenderers.tsx';
import type { Renderers } from '../screen/RenderersContext.tsx';

/** What draws each section of a signed-in screen. */
export const renderers: Renderers = { ...sectionRenderers, ...panelRenderers };
