import type { OpportunityDetails } from '../../figures/answers.ts';
import { Stack, Text } from '../../ui/box.tsx';
import { type Detail, DetailList } from '../../ui/DetailList.tsx';
import { FactRow } from '../../ui/FactRow.tsx';
import { Section } from '../../ui/Section.tsx';
import { dayOf } from '../../values/calendar.ts';
import { listed } from '../../values/isolated.ts';
import { text } from '../../values/text/text.ts';
import styles from './OpportunityPanel.module.css';
import { useOpportunityWords } from './useOpportunityWords.ts';

/** All other details of an opportunity: rows that show one fact each until they are opened. */
export function OpportunityFacts({ opportunity }: { opportunity: OpportunityDetails }) {
  const { format, money, lien } = useOpportunityWords(opportunity);
  const words = text.opportunity;
  const { labels } = words;
  const label = (value: unknown) => (value === undefined ? undefined : format('label', value));
  const percent = (value: unknown) => (value === undefined ? undefined : format('percent', value));
  const points = (value: unknown) => (value === undefined ? undefined : format('points', value));
  const { note_rate_percent, lender_fee_percent, servicing_fee_percent, payment_type, highlights } = opportunity;

  const terms = known([
    { label: labels.reference, value: format('text', opportunity.reference) },
    { label: labels.type, value: label(opportunity.opportunity_type) },
    { label: labels.loanType, value: label(opportunity.loan_type) },
    { label: labels.status, value: label(opportunity.status) },
    { label: labels.noteRate, value: percent(note_rate_percent), about: words.noteRateAbout },
    { label: labels.payments, value: label(payment_type) },
    { label: labels.frequency, value: label(opportunity.payment_frequency) },
    {
      label: labels.term,
      value: opportunity.term_months === undefined ? undefined : format('months', opportunity.term_months),
    },
    {
      label: labels.regularPayment,
      value: opportunity.regular_payment_amount === undefined ? undefined : money(opportunity.regular_payment_amount),
      about: words.paymentAbout,
    },
    { label: labels.listed, value: format('date', dayOf(opportunity.listed_at, 'dateTime')) },
  ]);
  const place = listed([opportunity.city, opportunity.province]);
  const security = known([
    { label: labels.lien, value: label(opportunity.lien_position) },
    { label: labels.ltv, value: percent(opportunity.ltv_percent), about: words.ltvAbout },
    { label: labels.property, value: label(opportunity.property_type) },
    { label: labels.place, value: place || undefined },
    { label: labels.appraiser, value: opportunity.appraisal && format('text', opportunity.appraisal.company) },
    { label: labels.appraisal, value: opportunity.appraisal && format('date', opportunity.appraisal.date) },
  ]);
  const fees = known([
    { label: labels.lenderFee, value: percent(lender_fee_percent) },
    { label: labels.servicingFee, value: points(servicing_fee_percent), about: words.servicingAbout },
  ]);
  return (
    <Section title={words.details} bare>
      <Stack line="above">
        {opportunity.description && (
          <FactRow title={words.about}>
            <Text breaks="anywhere" keepsLines dir="auto">
              {opportunity.description}
            </Text>
          </FactRow>
        )}
        {highlights.length > 0 && (
          <FactRow title={words.highlights} fact={format('number', highlights.length)}>
            <ul className={styles.points}>
              {highlights.map((one, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal, and their order never changes
                <li key={index} dir="auto">
                  {format('text', one)}
                </li>
              ))}
            </ul>
          </FactRow>
        )}
        <FactRow
          title={words.terms}
          fact={facts([
            note_rate_percent === undefined ? undefined : words.noteRate(format('percent', note_rate_percent)),
            lower(label(payment_type)),
          ])}
        >
          <DetailList items={terms} />
        </FactRow>
        {security.length > 0 && (
          <FactRow
            title={words.security}
            fact={facts([opportunity.lien_position && lien(opportunity), lower(label(opportunity.property_type))])}
          >
            <DetailList items={security} />
          </FactRow>
        )}
        {fees.length > 0 && (
          <FactRow
            title={words.fees}
            fact={facts([
              lender_fee_percent === undefined ? undefined : words.lenderFee(format('percent', lender_fee_percent)),
              servicing_fee_percent === undefined
                ? undefined
                : words.servicingFee(format('points', servicing_fee_percent)),
            ])}
          >
            <DetailList items={fees} />
          </FactRow>
        )}
      </Stack>
    </Section>
  );
}

const lower = (words: string | undefined) => words?.toLowerCase();

const facts = (parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(text.values.list) || undefined;

/** The details that have a value. */
const known = (items: readonly (Omit<Detail, 'value'> & { value: string | undefined })[]): Detail[] =>
  items.flatMap(({ value, ...rest }) => (value === undefined ? [] : [{ ...rest, value }]));
