import { negated } from '../../format/exactSum.ts';
import { useFormat } from '../../portal/useFormat.ts';
import type { Loan } from '../../portfolio/answers.ts';
import { type CoverPart, coverOf } from '../../portfolio/cover.ts';
import { text } from '../../text/text.ts';
import { Section } from '../../widgets/Section.tsx';
import { StackedBar } from '../../widgets/StackedBar.tsx';
import styles from './LoanCover.module.css';
import { propertyOf } from './loanStory.ts';

/** What the property is worth, and who is paid from it before and after me; nothing for a loan without a property. */
export function LoanCover({ loan }: { loan: Loan }) {
  const format = useFormat();
  const words = text.loan.cover;
  const cover = coverOf(loan);
  if (!cover) return null;
  const { value, currency, parts, above, abovePercent } = cover;
  const { security, property } = loan;
  const money = (amount: unknown) => format('money', amount, currency);
  const isShort = above !== undefined && Number(above) < 0;
  const before = parts.length - 1;
  const nameOf = ({ lender }: CoverPart, at: number) => {
    if (lender !== undefined) return words.by(words.mortgages[at] ?? words.earlier, format('text', lender));
    const place = security.lien_position;
    return place === 'other' ? words.loan : words.own[place];
  };
  const shareOf = (percent: number | undefined) => (percent === undefined ? undefined : format('percent', percent));
  const guarantors = security.guarantors_count;
  const notes = [
    words.sale,
    ...(guarantors > 0 ? [words.guarantors(guarantors, format('number', guarantors))] : []),
    ...(security.insurance_expiry_date ? [words.insured(format('date', security.insurance_expiry_date))] : []),
  ];
  return (
    <Section title={words.title} bare>
      <div className={styles.cover}>
        <p className={styles.about}>
          {[
            words.appraised(propertyOf(property?.property_type), money(value), format('date', security.appraisal_date)),
            ...(security.appraisal_basis === 'as_completed' ? [words.onceBuilt] : []),
            ...(before > 0 ? [words.before(before)] : []),
          ].join(' ')}
        </p>
        <StackedBar
          label={words.title}
          parts={[
            ...parts.map((part, at) => ({
              tone: part.lender === undefined ? ('accent' as const) : ('neutral' as const),
              label: nameOf(part, at),
              value: money(part.amount),
              percent: above === undefined ? undefined : part.percent,
              share: shareOf(part.percent),
            })),
            ...(isShort
              ? []
              : [
                  {
                    tone: 'open' as const,
                    label: words.above(parts.length),
                    value: money(above),
                    percent: abovePercent,
                    share: shareOf(abovePercent),
                  },
                ]),
          ]}
        />
        {isShort && <p className={styles.short}>{words.short(money(negated(above)))}</p>}
        <p className={styles.notes}>{notes.join(' ')}</p>
      </div>
    </Section>
  );
}
