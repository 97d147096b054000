import type { Format } from '../../portal/useFormat.ts';
import { namesOf } from '../../portfolio/activityPayment.ts';
import type { Arrears } from '../../portfolio/arrears.ts';
import type { AttentionItem } from '../../portfolio/attention.ts';
import { text } from '../../text/text.ts';
import { owedText } from '../parts/owedText.ts';

/** What an item says. */
export function itemText(item: AttentionItem, format: Format): string {
  const words = text.attention;
  const day = (value: string) => format('date', value);
  const name = (value: unknown) => format('text', value);
  const counted = (items: readonly unknown[], isWhole = true) =>
    `${format('number', items.length)}${isWhole ? '' : '+'}`;
  switch (item.condition) {
    case 'payments':
      return arrearsText(item.arrears, item.isWhole, format);
    case 'maturities':
      return words.matures(name(namesOf(item.holdings)), day(item.day));
    case 'redemptions':
      return words.redemption(name(namesOf(item.holdings)), day(item.day), day(item.askBy));
    case 'accounts': {
      const [first, second] = item.accounts;
      return first && !second ? words.account(name(first.account_name)) : words.accounts(counted(item.accounts));
    }
    case 'accreditation':
      return words.accreditation(day(item.day));
    case 'documents': {
      const [first, second] = item.files;
      const isOne = first && !second && item.isWhole;
      return isOne ? words.document(name(first.name)) : words.documents(counted(item.files, item.isWhole));
    }
    case 'notes': {
      const [first, second] = item.notes;
      return first && !second ? words.note(name(first.title)) : words.notes(counted(item.notes));
    }
    case 'offers': {
      const [first, second] = item.offers;
      const isOne = first && !second && item.isWhole;
      const closes = day(item.day);
      return isOne ? words.offer(name(first.title), closes) : words.offers(counted(item.offers, item.isWhole), closes);
    }
  }
}

/** How long a loan is behind, and what failed. A sum over a part of the payments would look like the whole. */
function arrearsText({ name, daysPastDue = 0, since, owed, failed }: Arrears, isWhole: boolean, format: Format) {
  const words = text.attention;
  const count = (value: number) => format('number', value);
  const share = isWhole ? owedText(owed, format) : text.values.unknown;
  return [
    daysPastDue > 0 && words.behind(format('text', name), daysPastDue, count(daysPastDue)),
    failed.length > 0 &&
      words.failed(failed.length, `${count(failed.length)}${isWhole ? '' : '+'}`, format('date', since), share),
  ]
    .filter(Boolean)
    .join(' ');
}
