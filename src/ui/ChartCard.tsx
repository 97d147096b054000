import type { ReactNode } from 'react';
import { Card, Row, Small, Stack, Text } from './box.tsx';
import styles from './ChartCard.module.css';
import type { Elements } from './elements.ts';

export interface ChartCardProps {
  /** The control that chooses its subject, or its name. */
  title: ReactNode;
  /** Its total, formatted: the figure, a second one beside it, and what they are based on. */
  figure?: { value: string; beside?: string | undefined; about?: string | undefined } | undefined;
  /** The chart, or its table. */
  children: Elements;
  /** Other views of the chart, and notes about it. */
  foot?: Elements;
}

/** A chart with its title. */
export function ChartCard({ title, figure, children, foot }: ChartCardProps) {
  return (
    <Card as="figure" gap="3" align="start" pad="4 inset" breaks="anywhere" shrinks className={styles.card}>
      <Stack as="figcaption" gap="3" shrinks>
        <Row gap="0 4" shrinks>
          {title}
        </Row>
        {figure && (
          <Row gap="0 2" align="baseline" shrinks>
            <Text as="strong" size="xl" weight="strong" tight>
              {figure.value}
            </Text>
            {figure.beside && (
              <Text as="span" tone="muted">
                {figure.beside}
              </Text>
            )}
            {figure.about && (
              <Small as="span" wholeLine>
                {figure.about}
              </Small>
            )}
          </Row>
        )}
      </Stack>
      {children}
      {foot && (
        <Row gap="0 2" align="baseline" shrinks>
          {foot}
        </Row>
      )}
    </Card>
  );
}
