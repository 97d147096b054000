import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';

const page = readFileSync(join(import.meta.dirname, '../../../src/dev/demo/404.html'), 'utf8');
const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(page) ?? [];

/** Opens the page at an address whose every folder has a demonstration; resolves with where it leads, and what it asks. */
async function opened(path: string) {
  const { href, origin, pathname } = new URL(`https://demo.test${path}`);
  const asked: string[] = [];
  const replace = vi.fn();
  const fetch = async (url: string | URL) => {
    asked.push(new URL(url, href).origin);
    return Response.json({});
  };
  const location = { href, origin, pathname, replace };
  runInNewContext(script, { location, fetch, URL, sessionStorage: { setItem: vi.fn() }, document: { body: {} } });
  await vi.waitFor(() => expect(replace).toHaveBeenCalled());
  return { leadsTo: new URL(String(replace.mock.calls[0]?.[0]), href).href, asked };
}

it.each([
  ['/portal/overview', 'https://demo.test/portal/'],
  ['//evil.example/x', 'https://demo.test/evil.example/'],
  ['///evil.example/x', 'https://demo.test/evil.example/'],
  ['/\\evil.example/x', 'https://demo.test/evil.example/'],
])('the page for unknown addresses stays on its site at %s', async (path, expected) => {
  const { leadsTo, asked } = await opened(path);
  expect(leadsTo).toBe(expected);
  expect(new Set(asked)).toEqual(new Set(['https://demo.test']));
});
