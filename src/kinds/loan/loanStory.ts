import type { Loan } from '../../figures/answers.ts';
import { useDisplay } from '../../screen/DisplayContext.tsx';
import { usePortal } from '../../screen/PortalContext.tsx';
import { useFormat } from '../../screen/useFormat.ts';
import { readDecimal } from '../../values/decimal.ts';
import { isolated } from '../../values/isolated.ts';
import { money, wholeMoney } from '../../values/money.ts';
import { formatNumber } from '../../values/number.ts';
import { text } from '../../values/text/text.ts';
import { wordedMoney } from '../../values/wordedMoney.ts';

/** A part of a sentence. */
export interface SentencePart {
  words: string;
  isStrong: boolean;
}

const million = 1e6;

/** A loan in one sentence, with the amount, the rate and the day emphasised; no sentence if they are unknown. */
export function useLoanStory() {
  const format = useFormat();
  const { locale } = usePortal();
  const { hidesAmounts } = useDisplay();
  const words = text.loan;
  /** Omits the cents if they are zero. */
  const whole = (amount: unknown, currency: string | undefined) => {
    const found = readDecimal(amount);
    if (found === undefined || hidesAmounts) return format('money', amount, currency);
    return Number.isInteger(Number(found)) ? wholeMoney(found, currency, locale) : money(found, currency, locale);
  };
  /** Rounded: `$1.2 million`. */
  const about = (amount: number, currency: string) =>
    hidesAmounts || amount < million ? whole(amount, currency) : wordedMoney(amount, currency, locale);

  return ({ participation, terms, security, property, loan_number, currency }: Loan): SentencePart[] | undefined => {
    const {
      invested_amount: invested,
      participation_percent: share,
      investor_rate_percent: rate,
    } = participation ?? {};
    if (invested === 0) return [{ words: words.repaid(isolated(loan_number)), isStrong: false }];
    if (invested == null || share == null || rate == null || !terms?.maturity_date) return undefined;
    const isAll = Number(share) === 100;
    const principal = terms.original_principal_amount;
    const total = isAll || principal == null ? '' : about(principal, currency);
    const amount = whole(invested, participation.currency);
    const [atRate, day] = [format('percent', rate), format('date', terms.maturity_date)];
    const mortgage = words.mortgage(
      total,
      words.liens[security?.lien_position] ?? '',
      propertyOf(property?.property_type),
      isolated(property?.address?.city ?? ''),
    );
    const part = isAll
      ? words.allOf
      : formatNumber(Number(share) / 100, locale, { style: 'percent', maximumFractionDigits: 2 });
    const sentence = words.story(amount, part, mortgage, atRate, day);
    return withStrong(sentence, [amount, atRate, day]);
  };
}

/** A property in a sentence; a type that the description does not have yet is called just a property. */
export const propertyOf = (type: Loan['property']['property_type'] | undefined): string =>
  (type && text.loan.properties[type]) ?? text.loan.property;

/** Splits a sentence at its strong parts, which occur in this order. */
function withStrong(sentence: string, strong: readonly string[]): SentencePart[] {
  const parts: SentencePart[] = [];
  let rest = sentence;
  for (const words of strong) {
    const at = rest.indexOf(words);
    if (at < 0) continue;
    parts.push({ words: rest.slice(0, at), isStrong: false }, { words, isStrong: true });
    rest = rest.slice(at + words.length);
  }
  return [...parts, { words: rest, isStrong: false }];
}
