import { Avatar } from '../../../ui/Avatar.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { icons } from '../../../ui/icons.ts';
import { Logo } from '../../../ui/Logo.tsx';
import { addMoreIcons } from '../../../ui/moreIcons.ts';
import { PersonCard } from '../../../ui/PersonCard.tsx';
import { PersonRow } from '../../../ui/PersonRow.tsx';
import { PictureList } from '../../../ui/PictureList.tsx';
import { french, type Group, longWord, pressable } from '../shown.ts';

// Before they are counted below.
addMoreIcons();

const long = `${french} ${longWord}`;
const drawing = (shape: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90">${shape}</svg>`)}`;
const house = drawing(
  '<rect width="160" height="90" fill="#7a9bb5"/><path d="M30 90V40l50-25 50 25v50z" fill="#93563f"/>',
);
const word = drawing('<text y="60" font-size="40" fill="#12384a">Northline</text>');
const wordOnDark = drawing('<text y="60" font-size="40" fill="#f2f6f7">Northline</text>');

const person = {
  name: 'Maya Chen',
  lines: ['Investor Relations Director'],
  links: [
    { icon: 'contact' as const, text: 'maya.chen@northline.test', href: 'mailto:maya.chen@northline.test' },
    { icon: 'phone' as const, text: '+1 416 555 0100' },
  ],
};

const member = {
  name: 'Maya Chen',
  title: 'Statements, accounts and tax slips',
  about: 'Maya Chen, Client Services',
  links: person.links.map((link) => ({ ...link, short: link.icon === 'phone' ? 'Call' : 'Email' })),
};

export const people: Group = {
  group: 'People and pictures',
  widgets: [
    {
      widget: 'PersonCard',
      states: [
        ...pressable(<PersonCard {...person} />),
        { state: 'empty', element: <PersonCard name="Maya Chen" lines={[]} links={[]} /> },
        {
          state: 'long text',
          element: (
            <PersonCard
              {...person}
              name={long}
              lines={[long]}
              links={[{ icon: 'contact', text: `${longWord}@northline.test`, href: 'mailto:long@northline.test' }]}
            />
          ),
        },
      ],
    },
    {
      widget: 'PersonRow',
      states: [
        { state: 'of the reader', wide: true, element: <PersonRow {...member} lead="Your relationship manager" /> },
        { state: 'empty', wide: true, element: <PersonRow name="Maya Chen" title="Maya Chen" links={[]} /> },
        {
          state: 'long text',
          wide: true,
          element: <PersonRow {...member} name={long} title={long} about={long} />,
        },
      ],
    },
    {
      widget: 'Avatar',
      states: [
        { state: 'with a picture', element: <Avatar name="Maya Chen" src={house} /> },
        { state: 'empty', element: <Avatar name="" /> },
      ],
    },
    {
      widget: 'Logo',
      states: [
        {
          state: 'for each scheme',
          element: <Logo name="Northline" light={{ src: word }} dark={{ src: wordOnDark }} />,
        },
        { state: 'empty', element: <Logo name="Northline" /> },
        { state: 'long text', element: <Logo name={long} /> },
      ],
    },
    {
      widget: 'PictureList',
      states: [{ state: 'long text', element: <PictureList items={[{ src: house, alt: long }]} /> }],
    },
    {
      widget: 'Icon',
      states: Object.keys(icons).map((name) => ({
        state: name,
        element: <Icon name={name as keyof typeof icons} />, // The keys of this object are its own names.
      })),
    },
  ],
};
