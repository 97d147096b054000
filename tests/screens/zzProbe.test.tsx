import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { calls, openPortal, sandbox } from '../openPortal.tsx';
it('probe', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  sandbox.faults.push({ name: 'forbidden', path: '/portfolio/enable' });
  await openPortal('/overview', { user: 'investor@northline.test' });
  for (let i = 0; i < 6; i++) {
    await new Promise((r) => setTimeout(r, 600));
    console.log(i, 'enable calls', calls.filter((c) => c.path === '/portfolio/enable').length, 'cards', calls.filter((c) => c.path.includes('currently_invested')).length, 'alerts', screen.queryAllByRole('alert').length, 'busy', document.querySelectorAll('[aria-busy="true"]').length, 'regions', screen.queryAllByRole('region').map((r) => r.textContent?.slice(0, 30)).join('|'));
  }
  expect(1).toBe(1);
}, 20000);
