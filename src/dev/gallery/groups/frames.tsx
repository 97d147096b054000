import { useState } from 'react';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Chapter } from '../../../ui/Chapter.tsx';
import { FactRow } from '../../../ui/FactRow.tsx';
import { FoldedLine } from '../../../ui/FoldedLine.tsx';
import { FoldedSection } from '../../../ui/FoldedSection.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { Section } from '../../../ui/Section.tsx';
import { SubSection } from '../../../ui/SubSection.tsx';
import { Tile } from '../../../ui/Tile.tsx';
import { TileGrid } from '../../../ui/TileGrid.tsx';
import { french, type Group, longWord, nothing, pressable } from '../shown.ts';

const long = `${french} ${longWord}`;
const content = <EmptyContent />;

function Folded({ title, initially = false }: { title: string; initially?: boolean }) {
  const [isOpen, setOpen] = useState(initially);
  return (
    <FoldedSection title={title} isOpen={isOpen} onToggle={setOpen}>
      {content}
    </FoldedSection>
  );
}

function EmptyContent() {
  return <p>What the section holds.</p>;
}

const tile = (title: string, picture: string | null | undefined = null) => (
  <Tile
    title={<a href="#Frames">{title}</a>}
    picture={picture}
    status={<Badge tone="neutral">Open</Badge>}
    mark="New"
    lines={['Hamilton, ON', 'Second mortgage']}
    facts={[
      { label: 'Rate', value: '9.75%' },
      { label: title, value: '$1,200,000.00' },
    ]}
  >
    <ProgressBar label="Funded" percent={60} detail="60.00%" />
  </Tile>
);

export const frames: Group = {
  group: 'Frames',
  widgets: [
    {
      widget: 'FactRow',
      states: [
        {
          state: 'long text',
          wide: true,
          element: (
            <FactRow title={long} fact={long}>
              <p>{long}</p>
            </FactRow>
          ),
        },
      ],
    },
    {
      widget: 'FoldedSection',
      states: [
        { state: 'open', wide: true, element: <Folded title="Borrower’s details" initially /> },
        { state: 'long text', wide: true, element: <Folded title={long} /> },
      ],
    },
    {
      widget: 'FoldedLine',
      states: [{ state: 'long text', wide: true, element: <FoldedLine title={long} about={long} onOpen={nothing} /> }],
    },
    {
      widget: 'Section',
      states: [
        {
          state: 'bare',
          wide: true,
          element: (
            <Section title="Overview" bare>
              {content}
            </Section>
          ),
        },
        {
          state: 'long text',
          wide: true,
          element: (
            <Section title={long} actions={<Button size="small">{french}</Button>}>
              {content}
            </Section>
          ),
        },
      ],
    },
    {
      widget: 'SubSection',
      states: [
        {
          state: 'long text',
          wide: true,
          element: (
            <SubSection title={long} actions={<Button size="small">{french}</Button>}>
              {content}
            </SubSection>
          ),
        },
      ],
    },
    {
      widget: 'Chapter',
      states: [{ state: 'long text', wide: true, element: <Chapter title={long}>{content}</Chapter> }],
    },
    {
      widget: 'Tile',
      states: [
        ...pressable(tile('Hamilton second mortgage')),
        { state: 'without a picture', element: tile('Hamilton second mortgage', undefined) },
        { state: 'long text', element: tile(long) },
      ],
    },
    {
      widget: 'TileGrid',
      states: [false, true].map((isStale) => ({
        state: isStale ? 'loading' : 'rest',
        wide: true,
        element: (
          <TileGrid isStale={isStale}>
            {tile('Hamilton')}
            {tile('Ottawa')}
          </TileGrid>
        ),
      })),
    },
  ],
};
