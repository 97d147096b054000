import { SectionFrame } from '../../frame/SectionFrame.tsx';
import { arrearsOf } from '../../portfolio/arrears.ts';
import { attentionConditions, isUpToDate } from '../../portfolio/attention.ts';
import styles from './AttentionPanel.module.css';
import { LoanAlert } from './LoanAlert.tsx';
import type { AttentionConfig } from './options.ts';
import { useAttentionAnswers } from './useAttentionAnswers.ts';

const others = attentionConditions.filter((condition) => condition !== 'payments');

/** The payments that failed and the loans that are behind; nothing is drawn where there are none. */
export function AttentionPanel({ section }: { section: AttentionConfig }) {
  const { answers } = useAttentionAnswers(others);
  const { flow, investments } = answers;
  const arrears = arrearsOf(flow, investments);
  const isFine = isUpToDate(flow, investments);
  const state = arrears.length > 0 ? 'due' : isFine ? 'fine' : 'unknown';
  if (arrears.length === 0) return <div hidden data-payments={state} />;
  return (
    <SectionFrame section={section} bare titled={false}>
      <ul className={styles.list} data-payments={state}>
        {arrears.map((one) => (
          <LoanAlert
            key={one.place}
            arrears={one}
            investments={investments}
            isWhole={flow?.missing.activities === false}
          />
        ))}
      </ul>
    </SectionFrame>
  );
}
