import { matchRoutes } from 'react-router-dom';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { text } from '../values/text/text.ts';
import { tellOperator } from './portalEvent.ts';
import { reportError } from './reportError.ts';

// Loaded only if there is a hook.

/** The most reports per page: enough to see what is wrong, and a bound for a hook that itself causes errors. */
const maxReports = 20;

let shown: string | undefined;
let leave = () => {};

/** Reports when the content of a screen is shown; `openedAt` is in the time of `performance.now()`. */
export function watchScreen(pathname: string, patterns: readonly string[], openedAt: number): void {
  // The same screen, drawn again, for instance in another language.
  if (pathname === shown) return;
  const isFirst = shown === undefined;
  shown = pathname;
  if (isFirst) watchPage();
  leave();
  const [match] = matchRoutes(
    patterns.map((path) => ({ path })),
    pathname,
  ) ?? [undefined];
  const route = match?.route.path ?? '*';
  const end = (time: { milliseconds?: number }) => {
    drawn.disconnect();
    leave = () => {};
    void tellOperator({ type: 'navigation', route, ...time });
  };
  const look = () => {
    // The next screen may be drawn before it is watched. In the demonstration, a prefix precedes the screen's path.
    if (!window.location.pathname.endsWith(pathname)) return;
    if (!document.querySelector('h1') || document.querySelector('[aria-busy="true"]')) return;
    end({ milliseconds: Math.round(performance.now() - (isFirst ? 0 : openedAt)) });
    tellNotShown(route);
  };
  const drawn = new MutationObserver(look);
  leave = () => end({});
  drawn.observe(document, { childList: true, subtree: true, attributeFilter: ['aria-busy'] });
  look();
}

/** The id of a request, in the message of its failure. */
const reference = new RegExp(text.problems.reference(String.raw`(\w{4}-\w{4})`));

/** Reports the sections of the screen that failed to load something, or that show a dash for an unknown value. */
function tellNotShown(route: string): void {
  for (const section of document.querySelectorAll<HTMLElement>('[data-section]')) {
    // A group leaves to its sections what they contain.
    const own = [...section.querySelectorAll('*')].filter((element) => element.closest('[data-section]') === section);
    const failures = own.filter((element) => element.getAttribute('role') === 'alert');
    const failed = failures.length > 0;
    const references = failures.flatMap(({ textContent }) => reference.exec(textContent ?? '')?.[1] ?? []);
    const unknown = own.filter(
      ({ childElementCount, textContent }) => childElementCount === 0 && textContent?.trim() === text.values.unknown,
    ).length;
    if (!failed && unknown === 0) continue;
    const facts = { route, section: section.id, failed, unknown };
    void tellOperator({ type: 'not-shown', ...facts, ...(references.length > 0 && { references }) });
  }
}

/** Reports web vitals, violations of the content security policy, and unhandled errors. */
function watchPage(): void {
  let unhandled = 0;
  const onUnhandled = (error: unknown) => {
    unhandled += 1;
    if (unhandled <= maxReports) reportError(error);
  };
  window.addEventListener('error', ({ error, message }) => onUnhandled(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => onUnhandled(reason));
  window.addEventListener('pagehide', () => leave());

  const refused = new Set<string>();
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective: directive, blockedURI }) => {
    const blocked = URL.canParse(blockedURI) ? new URL(blockedURI).origin : blockedURI;
    const refusal = `${directive} ${blocked}`;
    if (refused.has(refusal) || refused.size >= maxReports) return;
    refused.add(refusal);
    void tellOperator({ type: 'policy-violation', directive, blocked });
  });

  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    on(
      ({ name, value, rating }) => void tellOperator({ type: 'vital', name, value: Number(value.toFixed(4)), rating }),
    );
  }
}
