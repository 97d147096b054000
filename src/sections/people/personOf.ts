import { linkedInLink, mailLink, telephoneLink } from '../../format/contactLinks.ts';
import { imageOf } from '../../format/imageOf.ts';
import { type AnswerData, objectIn } from '../../frame/fields.ts';
import type { Format } from '../../portal/useFormat.ts';
import { text } from '../../text/text.ts';
import type { PersonCardProps, PersonLink } from '../../widgets/PersonCard.tsx';

/** The card of a person, whose details are links unless `asText` is set; reads the fields by the description's names and leaves out those that are missing. */
export function personOf(person: AnswerData, format: Format, asText = false): PersonCardProps {
  const written = (name: string) => (typeof person[name] === 'string' ? person[name] : '');
  const name = format('text', person.name);
  const links = [
    ...mailOf(name, written('email')),
    ...telephoneOf(name, written('phone'), written('phone_extension')),
    ...profileOf(name, written('linkedin_url')),
  ];
  const manager = objectIn(person, 'relationship_manager');
  return {
    name,
    picture: imageOf(written('profile_image_base_64_encoded')),
    lines: [...new Set([written('title'), written('role'), written('department')])].filter(Boolean),
    links: asText ? links.map(({ icon, text: shown }) => ({ icon, text: shown })) : links,
    contact: managerOf(manager),
  };
}

function mailOf(name: string, email: string): PersonLink[] {
  return email ? [{ icon: 'contact', text: email, label: text.people.write(name), href: mailLink(email) }] : [];
}

function telephoneOf(name: string, number: string, extension: string): PersonLink[] {
  if (!number) return [];
  const whole = extension ? text.people.extension(number, extension) : number;
  return [{ icon: 'phone', text: whole, label: text.people.call(name), href: telephoneLink(number, extension) }];
}

function profileOf(name: string, address: string): PersonLink[] {
  const href = linkedInLink(address);
  const { linkedIn, linkedInOf } = text.people;
  return href ? [{ icon: 'external', text: linkedIn, label: linkedInOf(name), href, external: true }] : [];
}

function managerOf({ name, email }: AnswerData): PersonCardProps['contact'] {
  if (typeof name !== 'string') return undefined;
  const href = typeof email === 'string' ? mailLink(email) : undefined;
  return {
    label: text.people.manager,
    link: { icon: 'contact', text: name, href, label: href && text.people.write(name) },
  };
}
