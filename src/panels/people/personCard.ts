import type { Data } from '../../api/types.ts';
import { linkedInLink, mailLink, telephoneLink } from '../../format/contactLinks.ts';
import { imageOf } from '../../format/imageOf.ts';
import type { Format } from '../../portal/useFormat.ts';
import { text } from '../../text/text.ts';
import type { PersonCardProps, PersonLink } from '../../widgets/PersonCard.tsx';

export type TeamMember = Data<'teamList'>['team'][number];
export type InvestorContact = Data<'investorContactList'>['investors'][number];

/** The card of a member of the team, with a link for each way to reach them; leaves out what is missing. */
export function memberCard(member: TeamMember, format: Format): PersonCardProps {
  const name = format('text', member.name);
  return {
    name,
    picture: imageOf(member.profile_image_base_64_encoded),
    lines: [...new Set([member.title, member.role, member.department])].filter(Boolean),
    links: [
      ...mailOf(name, member.email),
      ...telephoneOf(name, member.phone, member.phone_extension),
      ...profileOf(name, member.linkedin_url),
    ],
  };
}

/** The card of an investor: their own details are text, and only those of their manager are a link. */
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
  return email ? [{ icon: 'contact', text: email, label: text.people.write(name), href: mailLink(email) }] : [];
}

function telephoneOf(name: string, number: string, extension?: string | null): PersonLink[] {
  if (!number) return [];
  const whole = extension ? text.people.extension(number, extension) : number;
  return [
    { icon: 'phone', text: whole, label: text.people.call(name), href: telephoneLink(number, extension ?? undefined) },
  ];
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
    link: { icon: 'contact', text: name, href, label: href && text.people.write(name) },
  };
}
