import { namesOf } from '../../figures/activityPayment.ts';
import type { Reminder } from '../../figures/attention.ts';
import type { Format } from '../../screen/useFormat.ts';
import { text } from '../../values/text/text.ts';

/** What a reminder says. */
export function reminderText(item: Reminder, format: Format): string {
  const words = text.attention;
  const day = (value: string) => format('date', value);
  const name = (value: unknown) => format('text', value);
  const counted = (items: readonly unknown[], isWhole = true) =>
    `${format('number', items.length)}${isWhole ? '' : '+'}`;
  switch (item.condition) {
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
    case 'insurance':
      return words.insurance(name(namesOf(item.holdings)), day(item.day));
    case 'documents': {
      const [first, second] = item.files;
      const isOne = first && !second && item.isWhole;
      return isOne ? words.document(name(first.name)) : words.documents(counted(item.files, item.isWhole));
    }
    case 'notes': {
      const [first, second] = item.notes;
      return first && !second ? words.note(name(first.title)) : words.notes(counted(item.notes));
    }
    case 'opportunities': {
      const [first, second] = item.opportunities;
      const isOne = first && !second && item.isWhole;
      const closes = day(item.day);
      return isOne
        ? words.opportunity(name(first.title), closes)
        : words.opportunities(counted(item.opportunities, item.isWhole), closes);
    }
  }
}
