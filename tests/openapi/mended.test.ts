import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentsIn } from '../../scripts/generate/files.ts';
import { withoutNulls } from '../../src/client/envelope.ts';
import { projectCopy } from '../projectCopy.ts';

const project = join(import.meta.dirname, '../..');

const schemas = '$.components.schemas';
const overlay = `overlay: 1.0.0
info: { title: What our API calls otherwise, version: 1.0.0 }
actions:
  - { target: ${schemas}.PortfolioActivity.properties.net_amount, update: { x-portal-wire: net_amt } }
  - { target: ${schemas}.PortfolioActivity.properties.balance_amount, update: { x-portal-wire: attributes.balance } }
  - { target: ${schemas}.PortfolioActivitiesBody.properties.search, update: { x-portal-wire: filter.text } }
`;

/** Calls the sandbox as the portal does, and prints what goes over the wire and what the portal gets. */
const call = `
import { authLogin } from './generated/hooks/auth/auth.ts';
import { portfolioActivities } from './generated/hooks/portfolio/portfolio.ts';
import { configureApi } from './src/client/ports.ts';
import './src/client/signedInOperations.ts';
import { createSandbox } from './src/sandbox/createSandbox.ts';
import { PASSWORD } from './src/sandbox/data/users.ts';
import { onTheWire } from './src/sandbox/onTheWire.ts';
import { memorySession } from './tests/client/memorySession.ts';

let wire;
const api = onTheWire(createSandbox({ today: () => '2026-07-10' }).handle);
globalThis.fetch = async (request) => {
  const sent = await request.clone().json();
  const answer = await api(request);
  wire = { sent, answered: (await answer.clone().json()).data };
  return answer;
};
const current = {};
const headers = { investorHash: 'invidshash', endPoint: 'x-api-url', domain: 'x-whitelabel-domain' };
const settings = { baseUrl: 'http://api.test/api', timeoutMs: 5000, transferMs: 5000, clientToken: 't', domain: 'd', headers };
configureApi({ session: memorySession(current), settings: { ...settings, withoutInvestor: [] } });
const { data: session } = await authLogin({ email: 'investor@northline.test', password: PASSWORD });
current.token = session.session_token;
const { data } = await portfolioActivities({ search: 'redemption' });
console.log(JSON.stringify({ ...wire, data }));
`;

describe('a renamed field, a moved field, and a field of a body', () => {
  const copy = projectCopy();

  it('are mended by one line of overlay each, and the output for screens and code stays the same', {
    timeout: 60_000,
  }, () => {
    copy.write('openapi/overlays/1.yaml', overlay);
    expect(copy.run('node', 'scripts/generate.ts')).toMatchObject({ status: 0 });
    const before = contentsIn(join(project, 'generated'));
    const after = contentsIn(join(copy.folder, 'generated'));
    expect([...after.keys()].filter((name) => before.get(name) !== after.get(name)).toSorted()).toEqual([
      'renames.ts',
      'visitorOperations.ts',
    ]);
  });

  it('are translated both ways, between the portal’s names and those on the wire', { timeout: 60_000 }, () => {
    copy.write('tests/client/memorySession.ts', readFileSync(join(project, 'tests/client/memorySession.ts'), 'utf8'));
    copy.write('call.ts', call);
    const { status, output } = copy.run('node', 'call.ts');
    expect(status, output).toBe(0);
    const { sent, answered, data } = JSON.parse(output);
    expect(sent).toMatchObject({ filter: { text: 'redemption' } });
    expect(sent).not.toHaveProperty('search');
    expect(data.activities.length).toBeGreaterThan(0);
    expect(data.total).toBeLessThan(20);
    const { net_amt, attributes, ...others } = answered.activities[0];
    expect(others).not.toHaveProperty('net_amount');
    expect(others).not.toHaveProperty('balance_amount');
    const translated = { ...others, net_amount: net_amt, balance_amount: attributes.balance };
    expect(data.activities[0]).toEqual(withoutNulls(translated));
    expect([net_amt, attributes.balance]).toEqual([expect.any(Number), expect.any(Number)]);
  });
});
