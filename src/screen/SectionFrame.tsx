import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { Half } from '../config/kind.ts';
import type { Elements } from '../ui/elements.ts';
import { Section, type SectionProps } from '../ui/Section.tsx';

interface Group {
  title: string;
  /** Frames a section of the group. Visitors' screens have no groups, so their bundle has no such frame. */
  Frame: ComponentType<SectionProps>;
}

const GroupContext = createContext<Group | undefined>(undefined);

/** The title of the screen, which a section of the same name does not repeat below it. */
const ScreenTitleContext = createContext<string | undefined>(undefined);
export const ScreenTitleProvider = ScreenTitleContext.Provider;

export interface SectionFrameProps {
  section: { id: string; title: string; heading?: string | Elements; untitled?: true; half?: Half };
  /** A few words or figures about the whole section, beside its title. */
  beside?: Elements;
  /** Controls that belong to the whole section. */
  actions?: Elements;
  /** Without a visible frame: the content has its own. */
  bare?: boolean;
  /** False if the content repeats the title, which then names the region without being drawn. */
  titled?: boolean;
  children: ReactNode;
}

/** A landmark region named by its title; within a group, a part of the group's region. */
export function SectionFrame({ section, titled = true, ...rest }: SectionFrameProps) {
  const { id, title, heading, untitled, half } = section;
  const group = useContext(GroupContext);
  const isSaid = useContext(ScreenTitleContext) === title && heading === undefined;
  const Frame = group?.Frame ?? Section;
  return (
    <Frame
      id={id}
      title={title}
      heading={heading}
      half={half === 'end' ? half : half !== undefined}
      untitled={untitled || group?.title === title || !titled}
      isSaid={isSaid}
      isNamed={untitled === true}
      {...rest}
    />
  );
}

/** Makes the sections below it parts of a group. */
export const GroupProvider = GroupContext.Provider;
