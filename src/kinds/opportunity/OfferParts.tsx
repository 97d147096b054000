import type { OfferDetails } from '../../figures/answers.ts';
import { DocumentButton } from '../../files/documents/DocumentButton.tsx';
import { documentOf } from '../../files/documents/documentIn.ts';
import { barLength } from '../../ui/barLength.ts';
import { Figure } from '../../ui/Figure.tsx';
import { Section } from '../../ui/Section.tsx';
import { readDecimal } from '../../values/decimal.ts';
import { text } from '../../values/text/text.ts';
import styles from './OfferPanel.module.css';
import { OfferProtection } from './OfferProtection.tsx';
import { useOfferWords } from './useOfferWords.ts';

/** The facts to judge an offer by, part by part; leaves out parts without a value. */
export function OfferParts({ offer }: { offer: OfferDetails }) {
  const words = text.offer;
  return (
    <>
      <Funded offer={offer} />
      <OfferProtection offer={offer} />
      <Part title={words.risks} texts={[offer.risk_notes]} quiet={offer.disclaimers} />
      <Part title={words.exit} texts={[offer.exit_strategy, offer.borrower_summary]} />
      <Uses offer={offer} />
      <Documents offer={offer} />
    </>
  );
}

function Funded({ offer }: { offer: OfferDetails }) {
  const { format, round, share } = useOfferWords(offer);
  const words = text.offer;
  const { committed_amount, loan_amount, available_amount, funded_percent, expected_funding_date } = offer;
  const percent = readDecimal(funded_percent);
  const said = [
    words.committed(round(committed_amount), round(loan_amount)),
    ...(expected_funding_date ? [words.funding(format('date', expected_funding_date))] : []),
  ];
  return (
    <Section title={words.funded(share(funded_percent), round(available_amount))} bare>
      <div className={styles.funded}>
        <Track percent={Number(percent ?? 0)} isOwn />
        <p className={styles.small}>{said.join(' ')}</p>
      </div>
    </Section>
  );
}

interface PartProps {
  title: string;
  texts: readonly (string | undefined)[];
  /** In muted ink below them. */
  quiet?: string | undefined;
}

function Part({ title, texts, quiet }: PartProps) {
  const told = texts.filter(Boolean);
  if (told.length === 0 && !quiet) return null;
  return (
    <Section title={title} bare>
      <div className={styles.part}>
        {told.map((one) => (
          <p key={one} className={styles.text} dir="auto">
            {one}
          </p>
        ))}
        {quiet && (
          <p className={`${styles.text} ${styles.quiet}`} dir="auto">
            {quiet}
          </p>
        )}
      </div>
    </Section>
  );
}

function Uses({ offer }: { offer: OfferDetails }) {
  const { format, round } = useOfferWords(offer);
  const whole = Number(readDecimal(offer.loan_amount) ?? 0);
  const uses = offer.use_of_funds;
  if (uses.length === 0) return null;
  return (
    <Section title={text.offer.uses} bare>
      <ul className={styles.uses}>
        {uses.map(({ label, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal, and their order never changes
          <li key={index} className={styles.use}>
            <span dir="auto">{format('text', label)}</span>
            <Figure>{round(amount)}</Figure>
            <Track percent={whole > 0 ? (Number(readDecimal(amount) ?? 0) / whole) * 100 : 0} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Track({ percent, isOwn = false }: { percent: number; isOwn?: boolean }) {
  return (
    <span className={styles.track} data-own={isOwn} aria-hidden>
      <span style={{ inlineSize: `${barLength(percent)}%` }} />
    </span>
  );
}

function Documents({ offer }: { offer: OfferDetails }) {
  const documents = offer.documents.flatMap((file) => documentOf(file) ?? []);
  if (documents.length === 0) return null;
  return (
    <Section title={text.offer.documents} bare>
      <ul className={styles.list}>
        {documents.map((document) => (
          <li key={document.key} className={styles.document}>
            <DocumentButton document={document} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
