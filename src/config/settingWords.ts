import { isCalendarDate } from '../values/calendar.ts';
import { either, group, optional, prose, whole, word, written } from './declare.ts';

// The values that the config and its hosts have in common.

function isTag(value: string): boolean {
  try {
    return value !== '' && Intl.NumberFormat.supportedLocalesOf([value]).length > 0;
  } catch {
    return false;
  }
}

/** The tag of a language (BCP 47). */
export const tag = written(isTag, 'is a known language tag');
/** A path of this site, excluding those that browsers read as another host (`//…`), or an https URL. */
const href = written(
  (address) => /^\/(?![/\\])[^\s\\]*$/.test(address) || URL.parse(address)?.protocol === 'https:',
  'is a path of this site, such as /legal.html, or an address that begins with https://',
);

/**
 * A period: this many complete months before the current one; in a list of entries, the current one up to today as well.
 * The query has to offer this number of months.
 */
export const periodEntry = group({
  label: prose,
  months: whole(),
  /** Shown until the investor chooses another one; defaults to the first of the set. */
  default: optional(word(true)),
});

/** Each range is a number of months back from today, or a first and a last day that the investor enters. */
export const rangeEntry = either(group({ label: prose, months: whole() }), group({ label: prose, custom: word(true) }));

export const accent = written(/^#[0-9a-fA-F]{6}$/, 'is a colour such as #1d5bd6');
export const currency = written(/^[A-Z]{3}$/, 'is an ISO 4217 code');

/** A sentence above the content of every signed-in screen, up to a day and until the visitor closes it. */
export const announcement = group({
  text: prose,
  /** The last day on which it is shown. */
  until: written(isCalendarDate, 'is a day such as 2026-12-31'),
});

/** A link of the footer: a path of this site, or an https URL. */
export const footerLink = group({ label: prose, href });
