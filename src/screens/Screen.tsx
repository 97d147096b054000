import type { ComponentType } from 'react';
import type { Screen as ScreenConfig, Section } from '../config/portal.ts';
import { CardsSection } from './CardsSection.tsx';
import { FormSection } from './FormSection.tsx';
import { NoticeSection } from './NoticeSection.tsx';
import styles from './Screen.module.css';
import { TableSection } from './TableSection.tsx';
import { useAnchor } from './useAnchor.ts';

/** Adding a kind of section is adding a line here; until then this file does not compile. */
const renderers: { [Kind in Section['kind']]: ComponentType<{ section: Extract<Section, { kind: Kind }> }> } = {
  cards: CardsSection,
  form: FormSection,
  notice: NoticeSection,
  table: TableSection,
};

/** The one screen there is: the sections of a route's config, one below the other. */
export function Screen({ screen }: { screen: ScreenConfig }) {
  useAnchor();
  return (
    <div className={styles.screen}>
      <h1 className="visuallyHidden">{screen.title}</h1>
      {screen.sections.map((section) => {
        const Renderer = renderers[section.kind] as ComponentType<{ section: Section }>; // The record has this kind's own.
        return <Renderer key={section.id} section={section} />;
      })}
    </div>
  );
}
