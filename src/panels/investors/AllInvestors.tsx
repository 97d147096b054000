import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { whenQuiet } from '../../frame/whenQuiet.ts';
import { usePlainFormat } from '../../portal/useFormat.ts';
import { text } from '../../text/text.ts';
import { Icon } from '../../widgets/Icon.tsx';
import { lazyDialog } from '../../widgets/lazyDialog.tsx';
import styles from './AllInvestors.module.css';
import { type Investor, lookedAt, useInvestorAlerts } from './useInvestorAlerts.ts';

const AllInvestorsPanel = lazyDialog(async () => (await import('./AllInvestorsPanel.tsx')).AllInvestorsPanel);

export interface AllInvestorsProps {
  investors: readonly Investor[];
  selected: number | undefined;
  /** Called with the investor to switch to. */
  onChoose: (investorId: number) => void;
}

/**
 * The button in the header that shows all investors at once. It counts the others who need attention; of the shown one,
 * the screen says it.
 */
export function AllInvestors({ investors, selected, onChoose }: AllInvestorsProps) {
  const format = usePlainFormat();
  const [isOpen, setOpen] = useState(false);
  const { asked, beyond } = useMemo(() => lookedAt(investors, selected), [investors, selected]);
  const others = useMemo(() => asked.filter(({ investor_id: id }) => id !== selected), [asked, selected]);
  const alerts = useInvestorAlerts(others, useIsQuiet(selected));
  const inNeed = alerts.filter(({ arrears }) => arrears.length > 0).length;
  const words = text.allInvestors;
  const name = inNeed > 0 ? words.inNeed(inNeed, format('number', inNeed)) : words.title;
  return (
    <>
      <button type="button" className={styles.button} aria-label={name} title={name} onClick={() => setOpen(true)}>
        <Icon name="investors" />
        <span className={styles.label}>{words.title}</span>
        {inNeed > 0 && <span className={styles.count}>{format('number', inNeed)}</span>}
      </button>
      {isOpen && (
        <AllInvestorsPanel
          asked={asked}
          beyond={beyond}
          selected={selected}
          onChoose={(id) => {
            setOpen(false);
            onChoose(id);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Whether the screen of an investor has become quiet, so that the others may be asked about. */
function useIsQuiet(investorId: number | undefined): boolean {
  const queryClient = useQueryClient();
  const [quietFor, setQuietFor] = useState<number>();
  useEffect(() => whenQuiet(queryClient, () => setQuietFor(investorId)), [queryClient, investorId]);
  return investorId !== undefined && quietFor === investorId;
}
