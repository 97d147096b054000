import { useMemo } from 'react';
import { myLoan } from '../../figures/myLoan.ts';
import { QueryFailure } from '../../screen/QueryFailure.tsx';
import { SectionFrame } from '../../screen/SectionFrame.tsx';
import { SectionLoading } from '../../screen/SectionLoading.tsx';
import type { QueryState } from '../../screen/tryAgain.ts';
import { useAnswerOf, useSubjectOf } from '../../screen/useAnswerOf.ts';
import { text } from '../../values/text/text.ts';
import { currentDay } from '../../values/today.ts';
import { useLostActivities } from '../attention/useLostActivities.ts';
import { useComingActivities } from '../income/useCashFlow.ts';
import { LoanCourse } from './LoanCourse.tsx';
import { LoanCover } from './LoanCover.tsx';
import { LoanFigures } from './LoanFigures.tsx';
import { LoanHead } from './LoanHead.tsx';
import styles from './LoanPanel.module.css';
import { LoanUpdate } from './LoanUpdate.tsx';
import { LoanWays } from './LoanWays.tsx';
import { MissedAlert } from './MissedAlert.tsx';
import type { LoanConfig } from './options.ts';

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

/** Requests what the loan's figures depend on; `isWaiting` while a query has neither loaded nor failed. */
function useLoan() {
  const today = currentDay();
  const subject = useSubjectOf('loanDetails');
  const investments = useAnswerOf('investmentList', {});
  const { activities: lost, queries: lostQueries } = useLostActivities();
  const { query, activities: coming } = useComingActivities();
  const loan = subject.data?.loan_details;
  const held = investments.data?.investments;
  const mine = useMemo(() => {
    return loan && myLoan({ loan, investments: held, lost, coming }, today);
  }, [loan, held, lost, coming, today]);
  const others: QueryState[] = [investments, ...lostQueries, query];
  return { subject, loan, mine, others, isWaiting: others.some(({ isPending }) => isPending) };
}
