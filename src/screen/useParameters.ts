import { strictContext } from '../ui/strictContext.ts';

/** New values by name; undefined removes a parameter from the URL. */
export type ParameterChanges = Readonly<Record<string, string | undefined>>;

/** A section's URL parameters, and a function to change them; `replace` adds no history entry. */
export type Parameters = [
  parameters: URLSearchParams,
  change: (changes: ParameterChanges, options?: { replace?: boolean }) => void,
];

/** The URL parameters that begin with the section's id, and a function to change them. */
export const [ParametersProvider, useParameters] = strictContext<Parameters>('Parameters');
