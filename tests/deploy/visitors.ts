import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Agent } from 'node:https';
import { parentPort, workerData } from 'node:worker_threads';
import { assetNumber, hosts } from './deployment.ts';
import { type Answer, askAt } from './machine.ts';

const port: number = workerData;
const counts = { pages: 0, assets: 0, builds: 0, faults: [] as string[] };
let isOpen = true;

function numberOf({ status, headers, body }: Answer): number {
  const [, number = ''] = /data-build="(\d+)"/.exec(body) ?? [];
  const [, styles = ''] = /<style>(.*?)<\/style>/.exec(body) ?? [];
  const hash = createHash('sha256').update(styles).digest('base64');
  if (status !== 200 || !body.endsWith('</html>\n')) counts.faults.push(`page: ${status}, ${body.length} characters`);
  else if (!headers['content-security-policy']?.includes(hash))
    counts.faults.push(`policy: not that of build ${number}`);
  return Number(number);
}

/** Until the test ends, opens a page, its asset, and the asset of the page opened before. */
async function visit(agent: Agent | undefined, host: string) {
  let before: number | undefined;
  while (isOpen) {
    const more = agent ? { agent } : {};
    const number = numberOf(await askAt(port, { path: '/', host, ...more }));
    counts.pages += 1;
    for (const one of new Set([number, before ?? number])) {
      const asset = await askAt(port, { path: `/assets/start-${one}.js`, host, ...more });
      counts.assets += 1;
      if (asset.status !== 200 || asset.body !== assetNumber(one))
        counts.faults.push(`asset of build ${one}: ${asset.status}, ${asset.body.length} characters`);
    }
    if (before !== number) counts.builds += 1;
    before = number;
  }
}

if (parentPort) {
  const kept = new Agent({ keepAlive: true, rejectUnauthorized: false });
  const visits = [kept, kept, undefined].map((agent, index) => visit(agent, hosts[index % 2] ?? hosts[0]));
  await once(parentPort, 'message');
  isOpen = false;
  await Promise.all(visits);
  kept.destroy();
  parentPort.postMessage(counts);
}
