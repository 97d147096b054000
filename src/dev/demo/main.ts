import { brandProperties } from '../../ui/theme/brand.ts';
import { startAnswering } from './answering.ts';
import { base, restoreAddress } from './base.ts';
import { showMark } from './mark.ts';
import { chosenScenario, type Scenario, scenarios } from './scenarios.ts';

restoreAddress();
const scenario: Scenario = scenarios[chosenScenario()];
if (scenario.language !== undefined) localStorage.setItem('language', scenario.language);
await startAnswering(scenario);
// The portal itself, which calls the API as soon as it is there.
await import('../../main.tsx');
for (const [name, value] of Object.entries(brandProperties(scenario.brand?.accent ?? '')))
  document.documentElement.style.setProperty(name, value);
showMark(base);
