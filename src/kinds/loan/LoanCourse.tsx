import { useLocation } from 'react-router-dom';
import type { Loan } from '../../figures/answers.ts';
import { countPayments, type LoanPayment, loanPayments, paymentsAround } from '../../figures/loanPayments.ts';
import type { MyLoan } from '../../figures/myLoan.ts';
import { Link } from '../../screen/Link.tsx';
import { usePortal } from '../../screen/PortalContext.tsx';
import { useFormat } from '../../screen/useFormat.ts';
import { Stack, Text } from '../../ui/box.tsx';
import { Emphasis } from '../../ui/Emphasis.tsx';
import { type PaymentDot, PaymentDots } from '../../ui/PaymentDots.tsx';
import { Section } from '../../ui/Section.tsx';
import { monthName } from '../../values/date.ts';
import { isolated } from '../../values/isolated.ts';
import { text } from '../../values/text/text.ts';
import styles from './LoanPanel.module.css';

interface LoanCourseProps {
  loan: Loan;
  mine: MyLoan;
  isMissed: boolean;
}

/** The payments of a loan from the first to the last: received, missed and to come. */
export function LoanCourse({ loan, mine: { maturity }, isMissed }: LoanCourseProps) {
  const format = useFormat();
  const { locale } = usePortal();
  const { pathname } = useLocation();
  const words = text.loan.course;
  const payments = loanPayments(loan);
  const { all, received, late, missed } = countPayments(payments);
  const { shown, earlier, later } = paymentsAround(payments);
  const count = (one: number) => format('number', one);
  const isAtEnd = loan.terms?.payment_type === 'accrued_balloon';
  const title = isAtEnd
    ? words.atEnd
    : all === 0
      ? words.none
      : `${words.of(count(received), count(all))}${
          missed > 0
            ? words.missed(missed, count(missed))
            : late > 0
              ? words.late(count(late))
              : received > 0
                ? words.onTime
                : ''
        }`;
  const end = maturity?.isRest ? words.restAtMaturity : words.atMaturity;
  const terms = loan.terms?.extension_options;
  const due = maturity?.due.map(({ amount, currency }) => format('money', amount, currency)).join(text.values.list);

  function dotOf(payment: LoanPayment, index: number): PaymentDot {
    const { due: day, state, mine, currency } = payment;
    const year = day?.slice(0, 4);
    return {
      id: `${day ?? ''} ${index}`,
      look: state,
      name: day === undefined ? text.values.unknown : monthName(day.slice(0, 7), locale),
      year: year === shown[index - 1]?.due?.slice(0, 4) ? undefined : year,
      sentence: words.payment(format('date', day), words.states[state], format('money', mine, currency)),
    };
  }

  return (
    <Section
      title={title}
      bare
      actions={
        payments.length > 0 ? (
          <Link className={styles.all} to={{ pathname, hash: '#payments' }}>
            {words.seeAll}
          </Link>
        ) : undefined
      }
    >
      <Stack gap="3">
        {earlier > 0 && <Text tone="muted">{words.earlier(count(earlier))}</Text>}
        {shown.length > 0 && <PaymentDots label={words.label} dots={shown.map(dotOf)} looks={words.states} />}
        {later > 0 && <Text tone="muted">{words.later(count(later))}</Text>}
        {(maturity || terms) && (
          <div>
            {/* In arrears, the figures above already say this. */}
            {maturity && due && !isMissed && (
              <p>
                <Emphasis strong={[due]}>{end(format('date', maturity.day), due)}</Emphasis>
              </p>
            )}
            {terms && <Text tone="muted">{words.extension(isolated(terms))}</Text>}
          </div>
        )}
      </Stack>
    </Section>
  );
}
