import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { liveIn, releasesIn } from '../../scripts/release/folder.ts';
import { type Deployment, deploy } from './deployment.ts';

let deployed: Deployment;
beforeAll(async () => {
  deployed = await deploy('http://127.0.0.1:9/api');
});
afterAll(() => deployed.stop());

it('serves whole pages with their own policy and files during sixty releases', async () => {
  const visitors = new Worker(new URL('./visitors.ts', import.meta.url), { workerData: deployed.ports.pages });
  const names: string[] = [];
  for (let number = 1; number <= 60; number += 1)
    names.push(number % 10 === 0 ? await deployed.back() : await deployed.next(number));
  visitors.postMessage('enough');
  const [counts] = await once(visitors, 'message');
  expect(counts.faults).toEqual([]);
  expect(counts.pages).toBeGreaterThan(300);
  expect(counts.builds).toBeGreaterThan(20);
  expect(liveIn(deployed.to)).toBe(names.at(-1));
  expect(releasesIn(deployed.to)).toHaveLength(5);
  expect((await deployed.ask({ path: '/health' })).body).toBe(`ok ${names.at(-1)}\n`);
});
