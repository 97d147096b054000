import type { Fault } from '../../sandbox/faults.ts';

/** A way to see the portal: who signs in, and what the API and the browser do differently. */
export interface Scenario {
  label: string;
  /** Who signs in. */
  email: string;
  /** Milliseconds before each answer. */
  latency?: number;
  faults?: Fault[];
  /** An accent colour and a name in the logo other than the manager's. */
  brand?: { accent: string; name: string };
  language?: string;
}

const investor = 'investor@northline.test';

export const scenarios = {
  usual: { label: 'An investor with three accounts', email: investor },
  first: { label: 'First sign-in', email: 'first@northline.test' },
  empty: { label: 'Nothing invested yet', email: 'empty@northline.test' },
  large: { label: '100,000 activities', email: 'large@northline.test' },
  slow: { label: 'A slow connection', email: investor, latency: 2000 },
  failing: {
    label: 'Activities that fail',
    email: investor,
    faults: [{ name: 'error500', path: '/portfolio/activities' }],
  },
  brand: { label: 'Another brand', email: investor, brand: { accent: '#8a3b12', name: 'Redwood' } },
  french: { label: 'In French', email: investor, language: 'fr-CA' },
} as const satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;

/** Where the browser keeps the chosen scenario. */
export const place = 'demo_scenario';
const isName = (name: string | null): name is ScenarioName => name !== null && Object.hasOwn(scenarios, name);

/** The scenario of this browser, in all tabs; one in the address (`?scenario=slow`) is taken over. */
export function chosenScenario(): ScenarioName {
  const asked = new URLSearchParams(location.search).get('scenario');
  if (isName(asked)) localStorage.setItem(place, asked);
  const stored = localStorage.getItem(place);
  return isName(stored) ? stored : 'usual';
}

export const keepScenario = (name: ScenarioName): void => localStorage.setItem(place, name);
