import type { Loan } from '../../figures/answers.ts';
import { coverOf } from '../../figures/cover.ts';
import { usePortal } from '../../screen/PortalContext.tsx';
import { useFormat } from '../../screen/useFormat.ts';
import { Small, Stack, Text } from '../../ui/box.tsx';
import { Section } from '../../ui/Section.tsx';
import { percent } from '../../values/number.ts';
import { text } from '../../values/text/text.ts';
import { CoverBar } from './CoverBar.tsx';
import styles from './LoanPanel.module.css';
import { propertyOf } from './loanStory.ts';

/** The property's value, and who is paid from it before and after me; draws nothing for a loan without a property. */
export function LoanCover({ loan }: { loan: Loan }) {
  const format = useFormat();
  const { locale } = usePortal();
  const words = text.loan.cover;
  const cover = coverOf(loan);
  if (!cover) return null;
  const { value, currency, parts, abovePercent = 0 } = cover;
  const { security, property } = loan;
  const money = (amount: unknown) => format('money', amount, currency);
  const before = parts.length - 1;
  const guarantors = security.guarantors_count;
  const notes = [
    words.sale,
    ...(guarantors > 0 ? [words.guarantors(guarantors, format('number', guarantors))] : []),
    ...(security.insurance_expiry_date ? [words.insured(format('date', security.insurance_expiry_date))] : []),
  ];
  return (
    <Section title={words.title} bare>
      <Stack gap="3">
        <Text tone="muted" className={styles.appraised}>
          {[
            words.appraised(propertyOf(property?.property_type), money(value), format('date', security.appraisal_date)),
            ...(security.appraisal_basis === 'as_completed' ? [words.onceBuilt] : []),
            ...(before > 0 ? [words.before(before)] : []),
          ].join(' ')}
        </Text>
        {abovePercent > 0 && <p>{words.fall(percent(abovePercent, locale, 1))}</p>}
        <CoverBar title={words.title} cover={cover} place={security.lien_position} />
        <Small>{notes.join(' ')}</Small>
      </Stack>
    </Section>
  );
}
