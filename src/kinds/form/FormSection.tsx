import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../../screen/Link.tsx';
import { usePortal } from '../../screen/PortalContext.tsx';
import { SectionFrame } from '../../screen/SectionFrame.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { MissingPart } from '../../ui/MissingPart.tsx';
import { PromptSuspense } from '../../ui/PromptSuspense.tsx';
import { FieldsShape } from '../../ui/Skeleton.tsx';
import styles from './FormSection.module.css';
import type { FormSection as FormConfig } from './options.ts';
import { type Entered, isPlain, PlainForm } from './PlainForm.tsx';

// Loaded only with a form, together with the form library.
export const Form = lazyComponent(async () => (await import('./Form.tsx')).Form, MissingPart);

/** A form for a command's body, with links to other screens. */
export function FormSection({ section }: { section: FormConfig }) {
  const { routes } = usePortal();
  const { pathname } = useLocation();
  // On visitors' screens the form is the page; elsewhere it is a section of one.
  const isPage = pathname in routes.public;
  const isLight = isPage && isPlain(section);
  const [entered, setEntered] = useState<Entered>();
  const waiting = (
    <Loading>
      <FieldsShape count={section.fields.filter(({ shownFor }) => !shownFor).length + 1} columns={section.columns} />
    </Loading>
  );
  return (
    <SectionFrame section={section} bare>
      <div className={styles.frame} data-page={isPage} data-columns={section.columns}>
        {section.intro && <p className={styles.intro}>{section.intro}</p>}
        {isLight && !entered ? (
          <PlainForm section={section} load={Form.fetch} onSubmit={setEntered} />
        ) : (
          <PromptSuspense fallback={waiting}>
            <Form section={section} entered={entered} />
          </PromptSuspense>
        )}
        {section.links && (
          <p className={styles.links}>
            {section.links.map(({ label, to }) => (
              <Link key={to} to={to}>
                {label}
              </Link>
            ))}
          </p>
        )}
      </div>
    </SectionFrame>
  );
}
