import { Stack, Text } from '../../ui/box.tsx';
import { type Detail, DetailList } from '../../ui/DetailList.tsx';
import type { Elements } from '../../ui/elements.ts';
import styles from './RowSheet.module.css';

interface PartProps {
  title?: string | undefined;
  children: Elements;
}

/** A part of an opened row, with its title if it has one. */
export function Part({ title, children }: PartProps) {
  return (
    <Stack gap="2" className={styles.part}>
      {title && (
        <Text as="h3" size="sm">
          {title}
        </Text>
      )}
      {children}
    </Stack>
  );
}

/** Labelled values of an opened row; draws nothing if there are none. */
export function Values({ title, items }: { title?: string | undefined; items: readonly Detail[] }) {
  if (items.length === 0) return null;
  return (
    <Part title={title}>
      <DetailList items={items} />
    </Part>
  );
}
