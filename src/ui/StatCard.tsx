import { useId } from 'react';
import { text } from '../values/text/text.ts';
import { Button } from './Button.tsx';
import { Small, Stack, Text } from './box.tsx';
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
  /** The days that the figure covers. */
  caption?: Elements | string | undefined;
  comparison?: ComparisonProps | undefined;
  /** Explains the figure, in small print at the end. */
  about?: string | undefined;
  /** A note that the figure may not be up to date. */
  note?: string | undefined;
  /** The button of its breakdown: beside the title, or on a phone the whole card. */
  action?: Elements;
  errorText?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Disables the retry button for now. */
  disabled?: boolean;
}

/** A key figure with its days and its change; on a phone beside its title. */
export function StatCard({ title, status = 'ready', action, errorText, onRetry, disabled, ...figure }: StatCardProps) {
  const titleId = useId();
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <div className={styles.content}>
        <Text as="h3" size="md" weight="inherit" tone="muted" className={styles.title} id={titleId}>
          {title}
        </Text>
        {action && <div className={styles.action}>{action}</div>}
        {status === 'ready' && <Content {...figure} />}
        {status === 'loading' && (
          <Loading>
            <span className={styles.value}>
              <Skeleton width="70%" />
            </span>
            <Small as="span" wholeLine className={styles.caption}>
              <Skeleton width="60%" />
            </Small>
            <span className={styles.change}>
              <Skeleton width="50%" />
            </span>
            {figure.about && <Small wholeLine>{figure.about}</Small>}
          </Loading>
        )}
        {status === 'error' && (
          <Stack gap="3" justify="start" size="sm" wholeLine>
            <p role="alert">{errorText ?? text.errors.title}</p>
            {onRetry && (
              <Button size="small" icon="refresh" aria-disabled={disabled} onClick={onRetry}>
                {text.actions.tryAgain}
              </Button>
            )}
          </Stack>
        )}
      </div>
    </article>
  );
}

type ContentProps = Pick<StatCardProps, 'value' | 'caption' | 'comparison' | 'about' | 'note'>;

function Content({ value = text.values.unknown, caption, comparison, about, note }: ContentProps) {
  return (
    <>
      <p className={styles.value} style={{ '--figures': value.length }}>
        <Figure>{value}</Figure>
      </p>
      {caption && (
        <Small wholeLine className={styles.caption}>
          {caption}
        </Small>
      )}
      {comparison && (
        <div className={styles.change}>
          <Comparison {...comparison} />
        </div>
      )}
      {about && <Small wholeLine>{about}</Small>}
      {note && (
        <Small wholeLine data-stale>
          {note}
        </Small>
      )}
    </>
  );
}
