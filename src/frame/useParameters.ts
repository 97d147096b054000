import { createContext, useContext } from 'react';

/** New values by name; what is undefined is taken out of the URL. */
export type ParameterChanges = Readonly<Record<string, string | undefined>>;

/** What the URL says of a section, and a way to change it; `replace` leaves no step in the history. */
export type Parameters = [
  parameters: URLSearchParams,
  change: (changes: ParameterChanges, options?: { replace?: boolean }) => void,
];

export const ParametersContext = createContext<Parameters | undefined>(undefined);

/** The parameters of the URL that begin with the section's id, and a way to change them. Throws outside a section. */
export function useParameters(): Parameters {
  const parameters = useContext(ParametersContext);
  if (!parameters) throw new Error('useParameters() must be used inside <SectionParameters>.');
  return parameters;
}
