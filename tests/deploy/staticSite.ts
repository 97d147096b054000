import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const matches = (pattern: string, address: string) =>
  new RegExp(
    `^${pattern
      .replace(/[.?+]/g, '\\$&')
      .replace(/:\w+(?=\/|$)/g, '[^/]+')
      .replace(/\*/g, '.*')}$`,
  ).test(address);

/** Whether a rule applies to this address. A pattern with a host applies to that host only. */
const fits = (pattern: string, host: string, path: string) =>
  matches(pattern, pattern.startsWith('https:') ? `https://${host}${path}` : path);

interface Asked {
  host: string;
  path: string;
  language?: string;
  cookie?: string;
}

/** Answers like static hosts that apply the first matching rule of `_redirects` and all matching ones of `_headers`. */
export function answerFrom(folder: string, { host, path, language = '', cookie = '' }: Asked) {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const isFile = (name: string) => existsSync(join(folder, name)) && statSync(join(folder, name)).isFile();
  const own = isFile(path) ? path : isFile(`${path}index.html`) ? `${path}index.html` : undefined;
  const holds = (condition: string) => {
    const [what, value = ''] = condition.split('=');
    return what === 'Language' ? language.startsWith(value) : cookie.includes(value);
  };
  const rule = read('_redirects')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.split(' '))
    .find(
      ([from = '', , status = '', ...conditions]) =>
        fits(from, host, path) && conditions.every(holds) && (own === undefined || status.endsWith('!')),
    );
  const headers: Record<string, string> = {};
  let isHere = false;
  for (const line of read('_headers').split('\n')) {
    if (!line.startsWith(' ')) isHere = line !== '' && fits(line, host, path);
    else if (isHere) {
      const [, name = '', value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
      // Such hosts join the values if two rules set the same header.
      headers[name.toLowerCase()] = [headers[name.toLowerCase()], value].filter(Boolean).join(', ');
    }
  }
  return {
    status: rule ? Number.parseInt(rule[2] ?? '', 10) : own ? 200 : 404,
    headers,
    body: read(rule?.[1] ?? own ?? '404.html'),
  };
}
