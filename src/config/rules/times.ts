import type { SessionTimes } from '../portal.ts';
import type { Problem } from './problem.ts';

/** The longest delay of browser timers; a longer one overflows and fires at once. */
const longestTimerMs = 2 ** 31 - 1;
const longestTimerMinutes = Math.floor(longestTimerMs / 60_000);
/** The longest lifetime of a cookie in browsers (RFC 6265bis, section 5.5). */
const longestCookieDays = 400;
const longestCookieMinutes = longestCookieDays * 24 * 60;

/** A problem if a time exceeds one of the bounds; reports the first of them. */
function tooLong(path: string, time: number, ...bounds: [most: number, than: string, allowed: string][]): Problem[] {
  const broken = bounds.find(([most]) => time > most);
  return broken ? [{ path, message: `${time} is longer than ${broken[1]}; allowed: ${broken[2]}` }] : [];
}

/** A response must have at least a second to arrive. */
export function timeoutProblems(path: string, timeoutMs: number): Problem[] {
  const allowed = `1000 to ${longestTimerMs}`;
  if (timeoutMs < 1000) return [{ path, message: `${timeoutMs} is less than a second; allowed: ${allowed}` }];
  return tooLong(path, timeoutMs, [longestTimerMs, 'the timers of browsers can wait', allowed]);
}

/**
 * Cookies and timers must be able to keep the times of a session; its warning and its check must come before its end.
 */
export function sessionProblems(
  path: string,
  { cookieMinutes, investorDays, checkMinutes, warnMinutes }: SessionTimes,
): Problem[] {
  const cookie = `browsers keep a cookie (${longestCookieDays} days)`;
  return [
    ...tooLong(`${path}.cookieMinutes`, cookieMinutes, [longestCookieMinutes, cookie, `up to ${longestCookieMinutes}`]),
    ...tooLong(`${path}.investorDays`, investorDays, [longestCookieDays, cookie, `up to ${longestCookieDays}`]),
    ...tooLong(
      `${path}.checkMinutes`,
      checkMinutes,
      [cookieMinutes, 'the session lasts', `up to session.cookieMinutes (${cookieMinutes})`],
      [longestTimerMinutes, 'the timers of browsers can wait', `up to ${longestTimerMinutes}`],
    ),
    ...(warnMinutes < cookieMinutes
      ? []
      : [
          {
            path: `${path}.warnMinutes`,
            message: `${warnMinutes} would warn before the session has begun; allowed: less than session.cookieMinutes (${cookieMinutes})`,
          },
        ]),
  ];
}
