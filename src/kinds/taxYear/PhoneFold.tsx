import { useId, useState } from 'react';
import { Stack } from '../../ui/box.tsx';
import type { Elements } from '../../ui/elements.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './PhoneFold.module.css';

interface PhoneFoldProps {
  title: string;
  children: Elements;
}

/** A part with its title; a phone shows its title as a row that opens it. */
export function PhoneFold({ title, children }: PhoneFoldProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack className={styles.part}>
      <h3 className={styles.title}>{title}</h3>
      <button
        type="button"
        className={styles.row}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{title}</span>
        <Icon name="expand" />
      </button>
      <div id={id} className={styles.content} data-open={isOpen}>
        {children}
      </div>
    </Stack>
  );
}
