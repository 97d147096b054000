import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../generated/operations.ts';
import { operationsOf } from '../../scripts/generate/description.ts';
import { factsOf } from '../../scripts/generate/facts.ts';
import { adapt } from '../../scripts/generate/foreign/adapt.ts';
import { callsIn, otherHeaders } from '../../scripts/nginx/calls.ts';
import { folderOf, liveIn } from '../../scripts/release/folder.ts';
import { prepareNginx } from '../../scripts/release/served.ts';
import { depot } from '../openapi/apis/depot.ts';
import { type Deployment, deploy, hosts } from './deployment.ts';
import { startApi, type TestApi } from './testApi.ts';

const { description } = adapt({ file: 'openapi/apis/depot.json', root: depot }, 'apidepot', { ids: [], paths: [] });
const others = operationsOf(description).map(({ path, operation }) => factsOf(description, path, operation));

let api: TestApi;
let deployed: Deployment;
beforeAll(async () => {
  api = await startApi();
  deployed = await deploy(api.url);
  const live = liveIn(deployed.to) ?? '';
  const file = join(folderOf(deployed.to, live), 'release.json');
  const { facts, assets } = JSON.parse(readFileSync(file, 'utf8'));
  // What a build with the depot in openapi/apis/ would record.
  const all = [...Object.values(operations), ...others] as Parameters<typeof callsIn>[0];
  const headers = { ...facts.headers, all: [...facts.headers.all, ...otherHeaders(all)] };
  writeFileSync(file, JSON.stringify({ facts: { ...facts, ...callsIn(all), headers }, assets }));
  await prepareNginx(deployed.to, live, join(import.meta.dirname, '../..'));
});
afterAll(async () => {
  await deployed.stop();
  api.close();
});

const origin = `https://${hosts[0]}`;
const call = (method: string, path: string) =>
  deployed.ask({ path: `/api${path}`, port: deployed.ports.api, method, headers: { origin } });

describe('nginx in front of another API', () => {
  it.each([
    ['GET', '/v1/depots/d%2F1%20%C3%BC/orders?status=open&symbols=A%26B'],
    ['GET', '/v1/calendar'],
    ['PUT', '/v1/depots/d/orders/o-1'],
    ['PATCH', '/v1/depots/d/orders/o-1'],
    ['DELETE', '/v1/depots/d/orders/o-1'],
    ['POST', '/v1/depots/d/orders'],
    ['POST', '/investors'],
  ])('passes on %s %s', async (method, path) => {
    expect((await call(method, path)).status).toBe(200);
    expect(api.asked()).toMatchObject({ method, url: `/api${path}` });
  });

  it.each([
    [404, 'DELETE', '/v1/calendar'],
    [404, 'GET', '/investors'],
    [404, 'GET', '/v1/depots/../orders/../../admin'],
    [404, 'GET', '/v1/calendar?from=2026'],
    [404, 'GET', '/v1/depots/.hidden/orders'],
    [405, 'HEAD', '/v1/calendar'],
  ])('answers %s to %s %s, which is not in the description', async (status, method, path) => {
    expect((await call(method, path)).status).toBe(status);
  });

  it('allows the verbs and headers in use in a preflight request', async () => {
    const { status, headers } = await call('OPTIONS', '/v1/calendar');
    expect(status).toBe(204);
    expect(headers).toMatchObject({ 'access-control-allow-methods': 'POST, DELETE, GET, PATCH, PUT' });
    expect(String(headers['access-control-allow-headers']).split(', ')).toEqual(
      expect.arrayContaining(['authorization', 'depot-version', 'idempotency-key', 'depot-zone']),
    );
  });
});

describe('nginx in front of the portal’s own API', () => {
  it('allows no verb but POST', () => {
    expect(callsIn(Object.values(operations))).not.toHaveProperty('otherCalls');
    expect(otherHeaders(Object.values(operations))).toEqual([]);
  });
});
