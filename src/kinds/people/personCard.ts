import type { Data } from '../../client/types.ts';
import type { Format } from '../../screen/useFormat.ts';
import type { PersonCardProps } from '../../ui/PersonCard.tsx';
import type { PersonRowProps } from '../../ui/PersonRow.tsx';
import type { PersonLink } from '../../ui/PersonWay.tsx';
import { linkedInLink, mailLink, telephoneLink } from '../../values/contactLinks.ts';
import { imageOf } from '../../values/imageOf.ts';
import { isolated, listed } from '../../values/isolated.ts';
import { text } from '../../values/text/text.ts';

export type TeamMember = Data<'teamList'>['team'][number];
export type InvestorContact = Data<'investorContactList'>['investors'][number];

/**
 * The row of a member of the team, titled by what they handle, with a link for each way to reach them; leaves out what is
 * missing. The investor's own relationship manager is titled by name.
 */
export function memberRow(member: TeamMember, isManager: boolean, format: Format): PersonRowProps {
  const name = format('text', member.name);
  const matter = isManager ? undefined : member.role;
  const about = [matter && name, member.title !== matter && member.title];
  return {
    name,
    picture: imageOf(member.profile_image_base_64_encoded),
    lead: isManager ? text.people.yourManager : undefined,
    title: matter || name,
    about: listed(about) || undefined,
    links: [
      ...telephoneOf(name, member.phone, member.phone_extension),
      ...mailOf(name, member.email),
      ...profileOf(name, member.linkedin_url),
    ],
  };
}

/** The card of an investor: their own details are text; only their manager's details are links. */
export function contactCard({ relationship_manager, ...contact }: InvestorContact, format: Format): PersonCardProps {
  const name = format('text', contact.name);
  return {
    name,
    lines: [],
    links: [...mailOf(name, contact.email), ...telephoneOf(name, contact.phone)].map(({ icon, text: shown }) => ({
      icon,
      text: shown,
    })),
    contact: relationship_manager ? managerOf(relationship_manager) : undefined,
  };
}

function mailOf(name: string, email: string): PersonLink[] {
  const { byEmail, write } = text.people;
  return email ? [{ icon: 'contact', text: email, short: byEmail, label: write(name), href: mailLink(email) }] : [];
}

function telephoneOf(name: string, number: string, extension?: string | null): PersonLink[] {
  if (!number) return [];
  const whole = extension ? text.people.extension(isolated(number), isolated(extension)) : isolated(number);
  const { byPhone, call } = text.people;
  const href = telephoneLink(number, extension ?? undefined);
  return [{ icon: 'phone', text: whole, short: byPhone, label: call(name), href }];
}

function profileOf(name: string, address: string | null): PersonLink[] {
  const href = address ? linkedInLink(address) : undefined;
  const { linkedIn, linkedInOf } = text.people;
  return href ? [{ icon: 'external', text: linkedIn, label: linkedInOf(name), href, external: true }] : [];
}

function managerOf({ name, email }: InvestorContact['relationship_manager']): PersonCardProps['contact'] {
  const href = email ? mailLink(email) : undefined;
  return {
    label: text.people.manager,
    link: { icon: 'contact', text: isolated(name), href, label: href && text.people.write(isolated(name)) },
  };
}
