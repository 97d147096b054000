import { createContext, type ReactNode, useContext } from 'react';
import { Chapter } from '../widgets/Chapter.tsx';
import { Section } from '../widgets/Section.tsx';

const GroupContext = createContext<string | undefined>(undefined);

interface SectionFrameProps {
  section: { id: string; title: string };
  /** Choices and buttons that belong to the whole section. */
  actions?: ReactNode;
  /** Without the frame: what it holds brings its own. */
  bare?: boolean;
  children: ReactNode;
}

/** A region named by its title; in a group a chapter of the group's region. */
export function SectionFrame({ section: { id, title }, ...rest }: SectionFrameProps) {
  const isChapter = useContext(GroupContext) !== undefined;
  const Frame = isChapter ? Chapter : Section;
  return <Frame id={id} title={title} {...rest} />;
}

/** Makes what is in it chapters of the group with this title. */
export function GroupProvider({ title, children }: { title: string; children: ReactNode }) {
  return <GroupContext value={title}>{children}</GroupContext>;
}

/** The heading of a part of a section: in a group one level further down. */
export function useHeading(): 'h3' | 'h4' {
  return useContext(GroupContext) === undefined ? 'h3' : 'h4';
}

/** What a table or a chart is called: after its section, and in a group after the group. */
export function useSectionName(title: string): string {
  return useContext(GroupContext) ?? title;
}
