/** Takes the focus; everything else is only around what does. */
const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** What stands for each pseudo-class in what carries `data-force`, as specific as it. */
const forced: [pseudoClass: RegExp, name: string, stand: string][] = [
  [/:hover/g, ':hover', "[data-force='hover'] *"],
  [/:active/g, ':active', "[data-force='active'] *"],
  [/:focus-within/g, ':focus-within', "[data-force='focus'] *"],
  [/:focus-visible/g, ':focus-visible', `[data-force='focus'] :where(${focusable})`],
];

function force(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !rule.selectorText.includes('data-force')) {
      rule.selectorText = forced.reduce(
        (selector, [pseudoClass, name, stand]) => selector.replace(pseudoClass, `:is(${name}, ${stand})`),
        rule.selectorText,
      );
    }
    if (rule instanceof CSSGroupingRule) force(rule.cssRules);
  }
}

/** Has the style sheets draw what is in an element with `data-force="hover"` as if it were pointed at, and so on. */
export function forceStates(): void {
  for (const sheet of document.styleSheets) force(sheet.cssRules);
}
