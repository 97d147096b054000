/** What a telephone number may look like in an answer; `x` goes before an extension. */
const telephone = /^(\+?[0-9(][0-9 ().-]{5,30}?)(?:\s*x\s*(\d{1,8}))?$/;
const email = /^[^\s@<>()[\]?&#%,;:"']+@[^\s@<>()[\]?&#%,;:"']+$/;

/** An address that begins an email; undefined for what is no email address. */
export function mailLink(address: string): string | undefined {
  return email.test(address) ? `mailto:${address}` : undefined;
}

/** An address that begins a call, with the extension to dial after it (RFC 3966); undefined for what is no number. */
export function telephoneLink(number: string, extension = ''): string | undefined {
  const [, written, within] = telephone.exec(number.trim()) ?? [];
  const digits = written?.replace(/[^\d+]/g, '');
  if (!digits) return undefined;
  const inside = within ?? extension.replace(/\D/g, '');
  return inside ? `tel:${digits};ext=${inside}` : `tel:${digits}`;
}

/** The address of a LinkedIn profile as it came; undefined for any other site, and for what is not https. */
export function linkedInLink(address: string): string | undefined {
  const url = URL.parse(address);
  const isTheirs = url?.hostname === 'linkedin.com' || url?.hostname.endsWith('.linkedin.com');
  return isTheirs && url?.protocol === 'https:' && !url.username ? url.href : undefined;
}
