import type { Loan } from '../../figures/answers.ts';
import { missedPayments } from '../../figures/arrears.ts';
import { useFormat } from '../../screen/useFormat.ts';
import { listed } from '../../values/isolated.ts';
import { text } from '../../values/text/text.ts';
import { AskSheet } from '../requests/AskSheet.tsx';

export interface AskLoanSheetProps {
  /** The loan, or another investment with a failed payment. */
  name: string;
  loanId: number | undefined;
  investmentId: number | undefined;
  /** Undefined if it is not a loan, or not known yet. */
  loan: Loan | undefined;
  /** The day when the last principal is due to me. */
  maturity: string | undefined;
  onClose: () => void;
}

/** A question to the team about a loan, with those that are often asked. */
export function AskLoanSheet({ name, loanId, investmentId, loan, maturity, onClose }: AskLoanSheetProps) {
  const format = useFormat();
  const words = text.ask;
  // Their text goes into a message, which may break lines anywhere.
  const typed = (date: unknown) => format('date', date).replace(/\s/g, ' ');
  const [missed] = loan ? missedPayments(loan) : [];
  const day = missed && typed(missed.due);
  const end = maturity && typed(maturity);
  const number = loan?.loan_number;
  const isLoan = loanId !== undefined;
  return (
    <AskSheet
      title={isLoan ? text.attention.ask : text.attention.askOther}
      about={listed([name, number])}
      questions={[
        ...(day ? [{ label: words.whenReport, message: words.reportOn(day) }] : []),
        { label: words.whenPaid, message: day ? words.paidFor(day) : words.nextPaid },
        ...(end ? [{ label: words.atMaturity, message: words.maturityOn(end) }] : []),
      ]}
      hint={isLoan ? words.attached : undefined}
      message={{
        topic: 'Other',
        subject: words.subject(number ?? name),
        context: {
          ...(isLoan && { loan_id: loanId }),
          ...(investmentId !== undefined && { investment_id: investmentId }),
        },
      }}
      onClose={onClose}
    />
  );
}
