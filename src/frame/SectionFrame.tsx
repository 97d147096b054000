import { createContext, type ReactNode, useContext } from 'react';
import { Chapter } from '../widgets/Chapter.tsx';
import { Section } from '../widgets/Section.tsx';

const GroupContext = createContext<string | undefined>(undefined);

/** The title of the screen, which a section of the same name does not repeat below it. */
const ScreenTitleContext = createContext<string | undefined>(undefined);
export const ScreenTitleProvider = ScreenTitleContext.Provider;

interface SectionFrameProps {
  section: { id: string; title: string; half?: true };
  /** Controls that belong to the whole section. */
  actions?: ReactNode;
  /** Without a visible frame: the content has its own. */
  bare?: boolean;
  children: ReactNode;
}

/** A landmark region named by its title; within a group, a chapter of the group's region. */
export function SectionFrame({ section: { id, title, half }, ...rest }: SectionFrameProps) {
  const isChapter = useContext(GroupContext) !== undefined;
  const untitled = useContext(ScreenTitleContext) === title;
  const Frame = isChapter ? Chapter : Section;
  return <Frame id={id} title={title} half={half === true} untitled={untitled} {...rest} />;
}

/** Turns the sections below it into chapters of the group with this title. */
export function GroupProvider({ title, children }: { title: string; children: ReactNode }) {
  return <GroupContext value={title}>{children}</GroupContext>;
}

/** The heading level for parts of a section: one lower within a group. */
export function useHeading(): 'h3' | 'h4' {
  return useContext(GroupContext) === undefined ? 'h3' : 'h4';
}

/** The accessible name of a table or chart: its section's title, or its group's title if it is in a group. */
export function useSectionName(title: string): string {
  return useContext(GroupContext) ?? title;
}
