import type { Investment } from '../../figures/answers.ts';
import { type Availability, partOfLoan, type Standing } from '../../figures/holdings.ts';
import type { AnswerData } from '../../screen/fields.ts';
import type { Format } from '../../screen/useFormat.ts';
import { listed } from '../../values/isolated.ts';
import { text } from '../../values/text/text.ts';

/** A row of the list with its type: the list requests investments, so the description gives it this type. */
export const investmentIn = (row: AnswerData) => row as unknown as Investment;

/** A holding in a few words: a fund's units, or a mortgage's rank and place and my share of it. */
export function whatOf(investment: Investment, format: Format): string {
  const { units, unit_price: price, property_city: city, property_province: province, currency } = investment;
  const { fund, fundUnits, mortgage, partOf, placed } = text.holdings;
  if (investment.investment_type === 'fund')
    return units === undefined || price === undefined
      ? fund
      : fundUnits(
          format(inHundredths(units) ? 'number' : 'units', units),
          format(inHundredths(price) ? 'money' : 'price', price, currency),
        );
  const part = partOfLoan(investment);
  const rank = mortgage[investment.lien_position ?? 'other'] ?? mortgage.other;
  const what = part === undefined ? rank.whole : partOf(format('percent', part), rank.part);
  const place = listed([city, province], ' ');
  return place === '' ? what : placed(what, place);
}

/** Whether a figure has at most two decimals; others are written with four. */
const inHundredths = (value: unknown) => /^-?\d+(\.\d{1,2})?$/.test(String(value));

/** How the money becomes available; undefined if a fund does not say. */
export function howOf({ how, noticeDays }: Pick<Availability, 'how' | 'noticeDays'>, format: Format) {
  if (how === 'maturity') return text.holdings.atMaturity;
  return noticeDays === undefined ? undefined : text.holdings.withNotice(noticeDays, format('number', noticeDays));
}

/** The words for a holding's standing. */
export function standingWords(standing: Standing, format: Format): string {
  const { pastDue, missed, upToDate } = text.holdings;
  if (standing.is === 'pastDue') return pastDue(standing.days, format('number', standing.days));
  if (standing.is === 'missed') return missed;
  return standing.is === 'status' ? format('label', standing.status) : upToDate;
}
