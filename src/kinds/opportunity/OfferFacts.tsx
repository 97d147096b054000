import type { OfferDetails } from '../../figures/answers.ts';
import { type Detail, DetailList } from '../../ui/DetailList.tsx';
import { FactRow } from '../../ui/FactRow.tsx';
import { Section } from '../../ui/Section.tsx';
import { dayOf } from '../../values/calendar.ts';
import { listed } from '../../values/isolated.ts';
import { text } from '../../values/text/text.ts';
import styles from './OfferPanel.module.css';
import { useOfferWords } from './useOfferWords.ts';

/** All other details of an offer: rows that show one fact each until they are opened. */
export function OfferFacts({ offer }: { offer: OfferDetails }) {
  const { format, money, lien } = useOfferWords(offer);
  const words = text.offer;
  const { labels } = words;
  const label = (value: unknown) => (value === undefined ? undefined : format('label', value));
  const percent = (value: unknown) => (value === undefined ? undefined : format('percent', value));
  const points = (value: unknown) => (value === undefined ? undefined : format('points', value));
  const { note_rate_percent, lender_fee_percent, servicing_fee_percent, payment_type, highlights } = offer;

  const terms = known([
    { label: labels.reference, value: format('text', offer.reference) },
    { label: labels.type, value: label(offer.opportunity_type) },
    { label: labels.loanType, value: label(offer.loan_type) },
    { label: labels.status, value: label(offer.status) },
    { label: labels.noteRate, value: percent(note_rate_percent), about: words.noteRateAbout },
    { label: labels.payments, value: label(payment_type) },
    { label: labels.frequency, value: label(offer.payment_frequency) },
    { label: labels.term, value: offer.term_months === undefined ? undefined : format('months', offer.term_months) },
    {
      label: labels.regularPayment,
      value: offer.regular_payment_amount === undefined ? undefined : money(offer.regular_payment_amount),
      about: words.paymentAbout,
    },
    { label: labels.listed, value: format('date', dayOf(offer.listed_at, 'dateTime')) },
  ]);
  const place = listed([offer.city, offer.province]);
  const security = known([
    { label: labels.lien, value: label(offer.lien_position) },
    { label: labels.ltv, value: percent(offer.ltv_percent), about: words.ltvAbout },
    { label: labels.property, value: label(offer.property_type) },
    { label: labels.place, value: place || undefined },
    { label: labels.appraiser, value: offer.appraisal && format('text', offer.appraisal.company) },
    { label: labels.appraisal, value: offer.appraisal && format('date', offer.appraisal.date) },
  ]);
  const fees = known([
    { label: labels.lenderFee, value: percent(lender_fee_percent) },
    { label: labels.servicingFee, value: points(servicing_fee_percent), about: words.servicingAbout },
  ]);
  return (
    <Section title={words.details} bare>
      <div className={styles.list}>
        {offer.description && (
          <FactRow title={words.about}>
            <p className={styles.text} dir="auto">
              {offer.description}
            </p>
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
            fact={facts([offer.lien_position && lien(offer), lower(label(offer.property_type))])}
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
      </div>
    </Section>
  );
}

const lower = (words: string | undefined) => words?.toLowerCase();

const facts = (parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(text.values.list) || undefined;

/** The details that have a value. */
const known = (items: readonly (Omit<Detail, 'value'> & { value: string | undefined })[]): Detail[] =>
  items.flatMap(({ value, ...rest }) => (value === undefined ? [] : [{ ...rest, value }]));
