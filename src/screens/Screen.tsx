import type { ReactNode } from 'react';
import type { Screen as ScreenConfig } from '../config/portal.ts';
import { useTitle } from '../portal/useTitle.ts';
import styles from './Screen.module.css';
import { Sections } from './Sections.tsx';
import { SubjectGate } from './SubjectGate.tsx';
import { useAnchor } from './useAnchor.ts';

interface ScreenProps {
  screen: ScreenConfig;
  /** Whose page it is, for its title. */
  investor: string | undefined;
  /** Stands in its place where its subject does not exist. */
  notFound: ReactNode;
}

/** The one screen there is: the sections of a route's config, one below the other. */
export function Screen({ screen, investor, notFound }: ScreenProps) {
  if (!screen.subject) return <Body screen={screen} title={screen.title} investor={investor} />;
  return (
    <SubjectGate subject={screen.subject} notFound={notFound}>
      {(name) => <Body screen={screen} title={name} investor={investor} isNamed />}
    </SubjectGate>
  );
}

interface BodyProps {
  screen: ScreenConfig;
  title: string;
  investor: string | undefined;
  /** Headed by its subject's name; otherwise the first section's title says it. */
  isNamed?: boolean;
}

function Body({ screen, title, investor, isNamed = false }: BodyProps) {
  useTitle(title, investor);
  useAnchor();
  return (
    <div className={styles.screen}>
      <h1 className={isNamed ? styles.title : 'visuallyHidden'}>{title}</h1>
      <Sections sections={screen.sections} />
    </div>
  );
}
