import { usePortal } from '../../../screen/PortalContext.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Small, Stack, Text } from '../../../ui/box.tsx';
import { CopyText } from '../../../ui/CopyText.tsx';
import { DetailList } from '../../../ui/DetailList.tsx';
import { text } from '../../../values/text/text.ts';
import type { Receipt } from '../options.ts';
import styles from './FormReceipt.module.css';
import type { SentItem } from './sentItems.tsx';

/** A submission in the form's own labels, with the server's message. */
export interface Sent {
  items: readonly SentItem[];
  message: string | undefined;
  /** The submission's reference; undefined if the response has none. */
  reference: string | undefined;
}

interface FormReceiptProps {
  receipt: Receipt;
  sent: Sent;
  onAgain: () => void;
}

const takeFocus = (heading: HTMLElement | null) => heading?.focus();

/** Shown instead of a form after it was submitted: to whom, what, and its reference. */
export function FormReceipt({ receipt, sent, onAgain }: FormReceiptProps) {
  const { brand } = usePortal();
  return (
    <Stack gap="5" className={styles.receipt}>
      <Text as="h3" size="lg" className={styles.title} tabIndex={-1} ref={takeFocus}>
        {receipt.title}
      </Text>
      {sent.message && <p>{sent.message}</p>}
      {sent.reference && (
        <div className={styles.reference}>
          <Small>{receipt.reference.label}</Small>
          <CopyText text={sent.reference} />
        </div>
      )}
      <DetailList
        items={[{ label: text.receipt.to, value: brand.name }, ...sent.items.filter(({ isLong }) => !isLong)]}
      />
      {sent.items
        .filter(({ isLong }) => isLong)
        .map(({ label, value }) => (
          <div key={label}>
            <Small>{label}</Small>
            <Text breaks="anywhere" keepsLines>
              {value}
            </Text>
          </div>
        ))}
      <Button onClick={onAgain}>{receipt.again}</Button>
    </Stack>
  );
}
