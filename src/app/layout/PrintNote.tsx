import { usePortal } from '../../screen/PortalContext.tsx';
import { useFormat } from '../../screen/useFormat.ts';
import { useOnPaper } from '../../ui/useOnPaper.ts';
import { text } from '../../values/text/text.ts';
import { todayHere } from '../../values/todayHere.ts';
import styles from './Header.module.css';

/** Shown only in print: the portal that the page comes from, and when it was printed. */
export function PrintNote() {
  const { brand } = usePortal();
  const format = useFormat();
  if (!useOnPaper()) return null;
  return (
    <p className={styles.printed}>
      {text.layout.printed(`${brand.name} ${brand.product}`, format('date', todayHere()))}
    </p>
  );
}
