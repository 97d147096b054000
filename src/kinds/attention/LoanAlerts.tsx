import { useMemo } from 'react';
import type { PortfolioAnswers } from '../../figures/answers.ts';
import { arrearsOf } from '../../figures/arrears.ts';
import { cash } from '../../figures/cash.ts';
import { Stack } from '../../ui/box.tsx';
import { currentDay } from '../../values/today.ts';
import { LoanAlert } from './LoanAlert.tsx';
import styles from './LoanAlerts.module.css';

/** What failed or is behind: an alert for each investment. */
export function LoanAlerts({ activities, investments }: Pick<PortfolioAnswers, 'activities' | 'investments'>) {
  const today = currentDay();
  const arrears = useMemo(
    () => arrearsOf(activities && cash({ activities, investments }, today), investments),
    [activities, investments, today],
  );
  return (
    <Stack as="ul" gap="2" className={styles.list}>
      {arrears.map((one) => (
        <LoanAlert key={one.place} arrears={one} investments={investments} isWhole={activities?.isWhole === true} />
      ))}
    </Stack>
  );
}
