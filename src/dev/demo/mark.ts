import { PASSWORD } from '../../sandbox/data/users.ts';
import { inTurn, keptData } from './keptData.ts';
import styles from './mark.module.css';
import { chosenScenario, keepScenario, place, type Scenario, type ScenarioName, scenarios } from './scenarios.ts';

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text: string, ...children: Node[]) {
  const made = document.createElement(tag);
  made.append(text, ...children);
  return made;
}

/**
 * Begins again with the first data and without a session, at the start of the demonstration. No call gets its turn until
 * this page is gone, since it would save the data with its session again.
 */
function beginAgain(base: string): void {
  void inTurn(async () => {
    await keptData.remove();
    location.replace(base);
    await new Promise(() => {}); // The browser ends the turn with the page.
  });
}

/** Puts a bar above the portal that says what this is, with the scenarios and a way back to the start. */
export function showMark(base: string): void {
  const chosen = chosenScenario();
  const select = element('select', '');
  const names = Object.keys(scenarios) as ScenarioName[]; // The record is closed.
  select.append(...names.map((name) => new Option(scenarios[name].label, name, false, name === chosen)));
  select.addEventListener('change', () => {
    const name = names.find((one) => one === select.value);
    if (!name) return;
    const before: Scenario = scenarios[chosen];
    // The language was the scenario's, not the visitor's.
    if (before.language !== undefined) localStorage.removeItem('language');
    keepScenario(name);
    beginAgain(base);
  });
  const reset = element('button', 'Reset');
  reset.type = 'button';
  reset.addEventListener('click', () => beginAgain(base));
  const { email } = scenarios[chosen];
  const hint = element('span', `Nothing here is real. Sign in as ${email} with ${PASSWORD}.`);
  const bar = element(
    'aside',
    '',
    element('strong', 'Demonstration'),
    hint,
    element('label', 'Scenario ', select),
    reset,
  );
  bar.className = styles.mark ?? '';
  bar.setAttribute('aria-label', 'Demonstration');
  document.body.prepend(bar);
  // Another tab has chosen another scenario.
  window.addEventListener('storage', ({ key }) => {
    if (key === place) location.reload();
  });
}
