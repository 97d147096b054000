import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { FormSection as FormConfig } from '../config/sections/form.ts';
import { usePortal } from '../portal/PortalContext.tsx';
import { Loading } from '../widgets/Loading.tsx';
import { Skeleton } from '../widgets/Skeleton.tsx';
import styles from './FormSection.module.css';
import { SectionFrame } from './SectionFrame.tsx';
import { withSecondTry } from './withSecondTry.ts';

// A screen without a form comes without the library for them.
const Form = lazy(async () => ({ default: (await withSecondTry(() => import('./Form.tsx'))).Form }));

/** A command's body as a form, and the ways from there to elsewhere. */
export function FormSection({ section }: { section: FormConfig }) {
  const { routes } = usePortal();
  const { pathname } = useLocation();
  // On a screen for visitors the form is the page; elsewhere it is a part of one.
  const isPage = pathname in routes.public;
  const waiting = (
    <Loading>
      <Skeleton lines={2 * section.fields.length + 1} />
    </Loading>
  );
  return (
    <SectionFrame section={section} bare={isPage}>
      <div className={styles.frame} data-page={isPage}>
        {section.intro && <p className={styles.intro}>{section.intro}</p>}
        <Suspense fallback={waiting}>
          <Form section={section} />
        </Suspense>
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
