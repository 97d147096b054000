import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { usePlainFormat } from '../../screen/useFormat.ts';
import { whenQuiet } from '../../screen/whenQuiet.ts';
import { Icon } from '../../ui/Icon.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { lazyDialog } from '../../ui/lazyDialog.tsx';
import { PromptSuspense } from '../../ui/PromptSuspense.tsx';
import { text } from '../../values/text/text.ts';
import { withTexts } from '../../values/text/withTexts.ts';
import styles from './AllInvestors.module.css';
import { type Investor, lookedAt } from './lookedAt.ts';

const AllInvestorsPanel = lazyDialog(() =>
  withTexts(async () => (await import('./AllInvestorsPanel.tsx')).AllInvestorsPanel),
);

const InvestorsInNeed = lazyComponent(
  async () => (await import('./InvestorsInNeed.tsx')).InvestorsInNeed,
  // The button also works without its count.
  () => null,
);

export interface AllInvestorsProps {
  investors: readonly Investor[];
  selected: number | undefined;
  /** Called with the investor to switch to, and with a path if another screen is to be shown. */
  onChoose: (investorId: number, path?: string) => void;
}

/**
 * The button in the header that shows all investors at once. It counts the others who need attention; for the selected
 * one, the screen says so.
 */
export function AllInvestors({ investors, selected, onChoose }: AllInvestorsProps) {
  const format = usePlainFormat();
  // Undefined until it is opened.
  const [isOpen, setOpen] = useState<boolean>();
  const { asked, beyond } = useMemo(() => lookedAt(investors, selected), [investors, selected]);
  const others = useMemo(() => asked.filter(({ investor_id: id }) => id !== selected), [asked, selected]);
  const quietFor = useQuietInvestor(selected);
  const [inNeed, setInNeed] = useState(0);
  const words = text.layout;
  const name = inNeed > 0 ? words.inNeed(inNeed, format('number', inNeed)) : words.allInvestors;
  return (
    <>
      <button type="button" className={styles.button} aria-label={name} title={name} onClick={() => setOpen(true)}>
        <Icon name="investors" />
        <span className={styles.label}>{words.allInvestors}</span>
        {inNeed > 0 && <span className={styles.count}>{format('number', inNeed)}</span>}
      </button>
      {(quietFor !== undefined || isOpen !== undefined) && (
        <PromptSuspense>
          <InvestorsInNeed
            investors={others}
            isAsked={selected !== undefined && quietFor === selected}
            onCount={setInNeed}
          />
        </PromptSuspense>
      )}
      {isOpen && (
        <AllInvestorsPanel
          asked={asked}
          beyond={beyond}
          selected={selected}
          onChoose={(...choice) => {
            setOpen(false);
            onChoose(...choice);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** The last investor whose screen has finished loading, so that requests for the others may start. */
function useQuietInvestor(investorId: number | undefined): number | undefined {
  const queryClient = useQueryClient();
  const [quietFor, setQuietFor] = useState<number>();
  useEffect(() => whenQuiet(queryClient, () => setQuietFor(investorId)), [queryClient, investorId]);
  return quietFor;
}
