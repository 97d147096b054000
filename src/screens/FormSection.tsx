import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { FormSection as FormConfig } from '../config/sections/form.ts';
import { Loading } from '../widgets/Loading.tsx';
import { Skeleton } from '../widgets/Skeleton.tsx';
import styles from './FormSection.module.css';
import { SectionFrame } from './SectionFrame.tsx';
import { withSecondTry } from './withSecondTry.ts';

// A screen without a form comes without the library for them.
const Form = lazy(async () => ({ default: (await withSecondTry(() => import('./Form.tsx'))).Form }));

/** A command's body as a form, and the ways from there to elsewhere. */
export function FormSection({ section }: { section: FormConfig }) {
  const waiting = (
    <Loading>
      <Skeleton lines={2 * section.fields.length + 1} />
    </Loading>
  );
  return (
    <SectionFrame section={section} bare>
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
    </SectionFrame>
  );
}
