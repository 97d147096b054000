import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { operations } from '../../generated/operations.ts';
import * as visitorOperations from '../../generated/visitorOperations.ts';
import type { ApiOptions } from '../../scripts/api/commandLine.ts';
import { connect } from '../../scripts/api/connection.ts';
import { grader } from '../../scripts/api/gradeDifferences.ts';
import { onePage } from '../../src/sandbox/otherPages.ts';
import type { Pages } from '../../src/values/wirePages.ts';
import { listen } from '../client/listen.ts';
import { smallPortal } from '../portal/smallPortal.ts';

const { portfolioActivities: activities } = operations;
const rows = Array.from({ length: 7 }, (_, activity_id) => ({ activity_id }));

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(activities, 'pages');
});

/** The findings of a check on the activities with this kind of paging, with or without their count. */
async function heard(given: Partial<Pages>, isLost = false) {
  vi.spyOn(visitorOperations, 'hasOtherApis', 'get').mockReturnValue(true);
  const pages = { rows: 'data.activities', size: 'limit', most: 50, ...given };
  Object.assign(activities, { pages });
  const bodies: object[] = [];
  const server = await listen(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    bodies.push(JSON.parse(body));
    const whole = { data: { activities: rows } };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(isLost ? whole : onePage(pages, whole, JSON.parse(body))));
  });
  const options = { baseUrl: server.origin, clientToken: 'a', domain: 'b' } as ApiOptions; // No call reads the others.
  const connection = connect(options, smallPortal.api);
  const { envelope } = await connection.call(activities, { page: 1, per_page: 3 });
  await server.close();
  const { activities: _, ...told } = Object(envelope?.data);
  return { told, bodies };
}

describe('the check of an API with another kind of paging', () => {
  it('requests the first page as the portal does, and reads the following ones', async () => {
    expect(await heard({ offset: 'start', total: 'meta.all' })).toEqual({
      told: { last_page: 3, total: 7 },
      bodies: [{ start: 0, limit: 3 }],
    });
  });

  it('finds no last page if the answer has lost it, and says that the others cannot be reached', async () => {
    const missing = {
      kind: 'missing',
      field: 'last_page',
      expected: 'a whole number',
      found: 'nothing',
      perhaps: [],
      times: 1,
      effect: 'value',
    } as const;
    expect((await heard({ page: 'no', total: 'meta.all' }, true)).told).not.toHaveProperty('last_page');
    expect(grader(join(import.meta.dirname, '../..'), smallPortal)('portfolioActivities', missing)).toMatchObject({
      severity: 'warning',
      means: "pages after the first cannot be reached, as the answer has no 'meta.all'",
    });
  });
});
