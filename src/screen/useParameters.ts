import { createContext, useContext } from 'react';

/** New values by name; undefined removes a parameter from the URL. */
export type ParameterChanges = Readonly<Record<string, string | undefined>>;

/** A section's URL parameters, and a function to change them; `replace` adds no history entry. */
export type Parameters = [
  parameters: URLSearchParams,
  change: (changes: ParameterChanges, options?: { replace?: boolean }) => void,
];

export const ParametersContext = createContext<Parameters | undefined>(undefined);

/** The URL parameters that begin with the section's id, and a function to change them. Throws outside a section. */
export function useParameters(): Parameters {
  const parameters = useContext(ParametersContext);
  if (!parameters) throw new Error('useParameters() must be used inside <SectionParameters>.');
  return parameters;
}
