import { expect, it } from 'vitest';
import { staticFiles } from '../../scripts/hosts/staticFiles.ts';
import { portal } from './deployment.ts';

it('leaves the host name out of the rules of a site with one host, and uses its page for missing addresses', () => {
  const [own] = portal.hosts ?? [];
  const page = `hosts/${own?.host}/en-CA.html`;
  const files = staticFiles({ ...portal, ...(own && { hosts: [own] }) }, { [page]: 'its page', 'index.html': 'any' });
  expect(files['404.html']).toBe('its page');
  expect(files._redirects?.split('\n')).toContain(`/overview /${page} 200`);
  expect(files._headers).toMatch(/^\/\*\n {2}Content-Security-Policy: /);
});
