import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';

const levels = ['h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** How many headings the content is below, not counting the screen's. */
const DepthContext = createContext(0);

/** A heading, one level below that of the part around it. */
export function Heading(props: ComponentProps<'h2'>) {
  const Level = levels[useContext(DepthContext)] ?? 'h6';
  return <Level {...props} />;
}

/** What belongs to a heading. */
export function BelowHeading({ children }: { children: ReactNode }) {
  return <DepthContext value={useContext(DepthContext) + 1}>{children}</DepthContext>;
}
