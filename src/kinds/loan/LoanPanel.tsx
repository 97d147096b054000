import { QueryFailure } from '../../screen/QueryFailure.tsx';
import { SectionFrame } from '../../screen/SectionFrame.tsx';
import { SectionLoading } from '../../screen/SectionLoading.tsx';
import { text } from '../../values/text/text.ts';
import { LoanCourse } from './LoanCourse.tsx';
import { LoanCover } from './LoanCover.tsx';
import { LoanFigures } from './LoanFigures.tsx';
import { LoanHead } from './LoanHead.tsx';
import styles from './LoanPanel.module.css';
import { LoanUpdate } from './LoanUpdate.tsx';
import { LoanWays } from './LoanWays.tsx';
import { MissedAlert } from './MissedAlert.tsx';
import type { LoanConfig } from './options.ts';
import { useLoan } from './useLoan.ts';

/** The story of a loan: what it is, its missed payments, what it pays me, what protects it, and the latest note. */
export function LoanPanel({ section }: { section: LoanConfig }) {
  const { subject, loan, mine, others, isWaiting } = useLoan();
  if (!loan || !mine) {
    return (
      <SectionFrame section={section} bare titled={false}>
        <QueryFailure query={subject} />
        {subject.isPending && <SectionLoading lines={4} />}
      </SectionFrame>
    );
  }
  // This comes from the list of investments, which may not have loaded yet.
  const days = mine.arrears?.daysPastDue ?? loan.servicing?.past_due_days ?? 0;
  const isMissed = days > 0 || mine.arrears !== undefined;
  return (
    <>
      <LoanHead loan={loan} ways={isMissed ? null : <LoanWays loan={loan} mine={mine} />} />
      {isMissed && (
        <MissedAlert loan={loan} mine={mine} days={days} ways={<LoanWays loan={loan} mine={mine} isUrgent />} />
      )}
      <SectionFrame section={section} bare titled={false}>
        <QueryFailure query={subject} others={others} />
        <LoanFigures loan={loan} mine={mine} isMissed={isMissed} isWaiting={isWaiting} />
      </SectionFrame>
      <LoanCourse loan={loan} mine={mine} isMissed={isMissed} />
      <div className={styles.pair} data-paired={!isMissed && loan.updates.length > 0}>
        <LoanCover loan={loan} />
        {/* In arrears, the alert quotes the note. */}
        {!isMissed && <LoanUpdate loan={loan} />}
      </div>
      <h2 className={styles.details}>{text.loan.details}</h2>
    </>
  );
}
