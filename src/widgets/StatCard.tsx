import { useId } from 'react';
import { text } from '../text/text.ts';
import { Button } from './Button.tsx';
import { Comparison, type ComparisonProps } from './Comparison.tsx';
import type { Elements } from './elements.ts';
import { Figure } from './Figure.tsx';
import { Loading } from './Loading.tsx';
import { Skeleton } from './Skeleton.tsx';
import styles from './StatCard.module.css';

export interface StatCardProps {
  title: string;
  status?: 'ready' | 'loading' | 'error';
  /** The formatted figure. */
  value?: string;
  /** Shown small beside the figure: `CAD`, `per year`. */
  unit?: string | undefined;
  comparison?: ComparisonProps | undefined;
  /** Explains the figure, in small print below it. */
  about?: string | undefined;
  /** Shown below that: `As of Jun 30, 2026`. */
  caption?: string | undefined;
  /** A sparkline, or its skeleton. */
  children?: Elements;
  /** A button at the end of the card. */
  action?: Elements;
  errorText?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Disables the retry button for now. */
  disabled?: boolean;
}

/** A key figure with its context. */
export function StatCard({ title, status = 'ready', errorText, onRetry, disabled, ...figure }: StatCardProps) {
  const titleId = useId();
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <h3 className={styles.title} id={titleId}>
        {title}
      </h3>
      {status === 'ready' && <Content {...figure} />}
      {status === 'loading' && (
        <Loading>
          <div className={styles.awaited}>
            <span className={styles.value}>
              <Skeleton width="70%" />
            </span>
            <span className={styles.unit}>
              <Skeleton width="50%" />
            </span>
            {figure.children && <div className={styles.content}>{figure.children}</div>}
            <div className={styles.caption}>
              {figure.about && <p>{figure.about}</p>}
              <Skeleton width="40%" />
            </div>
          </div>
        </Loading>
      )}
      {status === 'error' && (
        <div className={styles.error}>
          <p role="alert">{errorText ?? text.errors.title}</p>
          {onRetry && (
            <Button size="small" icon="refresh" aria-disabled={disabled} onClick={onRetry}>
              {text.actions.tryAgain}
            </Button>
          )}
        </div>
      )}
    </article>
  );
}

function Content({ value, unit, comparison, about, caption, children, action }: Omit<StatCardProps, 'title'>) {
  const shown = value ?? text.values.unknown;
  return (
    <>
      <p className={styles.figure}>
        <span className={styles.value} style={{ '--figures': shown.length }}>
          <Figure>{shown}</Figure>
        </span>
        {unit && <span className={styles.unit}>{unit}</span>}
      </p>
      {comparison && <Comparison {...comparison} />}
      {children && <div className={styles.content}>{children}</div>}
      <div className={styles.caption}>
        {about && <p>{about}</p>}
        {caption && <p>{caption}</p>}
        {action}
      </div>
    </>
  );
}
