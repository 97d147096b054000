import type { SlipVerdict as Verdict } from '../../figures/taxYear.ts';
import { Link } from '../../screen/Link.tsx';
import { usePortal } from '../../screen/PortalContext.tsx';
import { useFormat } from '../../screen/useFormat.ts';
import { Text } from '../../ui/box.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { negated } from '../../values/exactSum.ts';
import { text } from '../../values/text/text.ts';
import { contactPath } from '../form/contactPath.ts';
import styles from './TaxYearPanel.module.css';

interface SlipVerdictProps {
  verdict: Verdict;
  slip: string;
  currency: string;
}

/** Whether the payments add up to what the slip reports, and whom to ask if they do not. */
export function SlipVerdict({ verdict: { difference }, slip, currency }: SlipVerdictProps) {
  const format = useFormat();
  const portal = usePortal();
  const words = text.taxYear;
  if (difference === undefined)
    return (
      <Text className={styles.verdict} tone="muted">
        {words.unknown(slip)}
      </Text>
    );
  if (Number(difference) === 0) {
    return (
      <Text className={styles.verdict} tone="positive" weight="strong">
        <Icon name="chosen" size="sm" />
        <span>{words.matches(slip)}</span>
      </Text>
    );
  }
  const size = Number(difference) < 0 ? negated(difference) : difference;
  const ask = contactPath(portal, { topic: 'Statement Inquiry' });
  return (
    <Text className={styles.verdict} tone="warning">
      <Icon name="warning" size="sm" />
      <span>{words.apart(format('money', size, currency), slip)}</span>
      {ask && <Link to={ask}>{words.ask}</Link>}
    </Text>
  );
}
