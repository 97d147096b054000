import { useHeading } from '../../frame/SectionFrame.tsx';
import { useFormat } from '../../portal/useFormat.ts';
import type { Payment } from '../../portfolio/payment.ts';
import { text } from '../../text/text.ts';
import { EventList } from '../../widgets/EventList.tsx';
import { HoldingLink } from '../parts/HoldingLink.tsx';
import styles from './IncomeContent.module.css';

interface PaymentListProps {
  title: string;
  payments: readonly Payment[];
}

/** Payments by day, each with its investment; nothing where there are none. */
export function PaymentList({ title, payments }: PaymentListProps) {
  const format = useFormat();
  const Heading = useHeading();
  if (payments.length === 0) return null;
  return (
    <div>
      <Heading className={styles.title}>{title}</Heading>
      <EventList
        events={payments.map(({ day, name, loanId, holdings, kind, amount, currency }) => ({
          date: day === undefined ? text.upcoming.undated : format('date', day),
          what: (
            <HoldingLink loanId={loanId} holdings={holdings}>
              {name}
            </HoldingLink>
          ),
          label: text.income.kinds[kind === 'principal' ? 'principal' : 'interest'],
          amount: format('money', amount, currency),
        }))}
      />
    </div>
  );
}
