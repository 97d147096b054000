import type { AnswerData } from '../../frame/fields.ts';
import type { Format } from '../../portal/useFormat.ts';
import type { Investment } from '../../portfolio/answers.ts';
import { type Availability, partOfLoan, type Standing } from '../../portfolio/holdings.ts';
import { text } from '../../text/text.ts';

/** A row of the list as what it is: the list asks for the investments, whose description has this type. */
export const investmentIn = (row: AnswerData) => row as unknown as Investment;

/** What is held, in a few words: a fund's units, or the rank and the place of a mortgage and my part of it. */
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
  const place = [city, province].filter((one) => one !== undefined).join(' ');
  return place === '' ? what : placed(what, place);
}

/** Whether two decimals say all of a figure; others are written with four. */
const inHundredths = (value: unknown) => /^-?\d+(\.\d{1,2})?$/.test(String(value));

/** How the money becomes available; undefined where a fund does not say. */
export function howOf({ how, noticeDays }: Pick<Availability, 'how' | 'noticeDays'>, format: Format) {
  if (how === 'maturity') return text.holdings.atMaturity;
  return noticeDays === undefined ? undefined : text.holdings.withNotice(noticeDays, format('number', noticeDays));
}

/** What to say of a holding's standing. */
export function standingWords(standing: Standing, format: Format): string {
  const { pastDue, missed, upToDate } = text.holdings;
  if (standing.is === 'pastDue') return pastDue(standing.days, format('number', standing.days));
  if (standing.is === 'missed') return missed;
  return standing.is === 'status' ? format('label', standing.status) : upToDate;
}
