import { Icon } from '../../ui/Icon.tsx';
import styles from './FormSection.module.css';

interface FormSaidProps {
  id?: string;
  tone: 'neutral' | undefined;
  children: string;
}

/** A sentence about the whole form: why the last try failed, or what to do now. */
export function FormSaid({ id, tone, children }: FormSaidProps) {
  return (
    <p className={styles.said} id={id} data-tone={tone}>
      <Icon name={tone === 'neutral' ? 'info' : 'error'} />
      <span>{children}</span>
    </p>
  );
}
