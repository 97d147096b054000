import type { Section } from '../config/portal.ts';
import type { Renderers } from './RenderersContext.tsx';
import { withoutGroup } from './withoutGroup.ts';

/** Loads all code that sections are drawn with. */
export async function fetchRenderers(renderers: Partial<Renderers>, sections: readonly Section[]): Promise<void> {
  await Promise.all(
    sections.flatMap(withoutGroup).map((section) => fetchRenderer(renderers[section.kind] as Loaded, section)),
  );
}

/** What can be loaded of a renderer: its code, and what that needs only for some sections. */
interface Loaded {
  fetch?(): Promise<unknown>;
  prepare?(section: Section): Promise<unknown>;
}

/** Loads the code that one section is drawn with. */
export async function fetchRenderer(renderer: Loaded | undefined, section: Section): Promise<void> {
  const here = (renderer?.fetch ? await renderer.fetch() : renderer) as Loaded | undefined;
  await here?.prepare?.(section);
}
