import { emailAddress } from './emailAddress.ts';

/** The form of a telephone number in an answer; `x` precedes an extension. */
const telephone = /^(\+?[0-9(][0-9 ().-]{5,30}?)(?:\s*x\s*(\d{1,8}))?$/;

/** A `mailto:` link (RFC 6068); undefined if the text is not an email address. */
export function mailLink(address: string): string | undefined {
  return emailAddress.test(address)
    ? `mailto:${encodeURI(address).replace(/[/?#&;=]/g, encodeURIComponent)}`
    : undefined;
}

/** A `tel:` link with the extension to dial (RFC 3966); undefined if the text is not a telephone number. */
export function telephoneLink(number: string, extension = ''): string | undefined {
  const [, written, within] = telephone.exec(number.trim()) ?? [];
  const digits = written?.replace(/[^\d+]/g, '');
  if (!digits) return undefined;
  const inside = within ?? extension.replace(/\D/g, '');
  return inside ? `tel:${digits};ext=${inside}` : `tel:${digits}`;
}

/** The URL of a LinkedIn profile, unchanged; undefined for any other site, and without https. */
export function linkedInLink(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isTheirs = url?.hostname === 'linkedin.com' || url?.hostname.endsWith('.linkedin.com');
  return isTheirs && url?.protocol === 'https:' && !url.username ? url.href : undefined;
}
