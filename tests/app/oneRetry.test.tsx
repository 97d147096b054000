import type { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { operations } from '../../generated/operations.ts';
import * as creating from '../../src/app/createQueryClient.ts';
import { signedInCode } from '../../src/client/operationFacts.ts';
import type { QueryId } from '../../src/client/types.ts';
import { openPortal, sandbox, server } from '../openPortal.tsx';
import { smallPortal } from '../portal/smallPortal.ts';
import { users } from '../users.ts';

/** Longer than any other call takes on a busy machine. */
const shortTimeoutMs = 1500;
let timeoutMs = smallPortal.api.timeoutMs;
const shown = () => ({ ...smallPortal, api: { ...smallPortal.api, timeoutMs } });

let client: QueryClient;

const { createQueryClient } = creating;

type Answer = () => Promise<Response | undefined>;

const late = 'nothing in time';

/** How often a query is sent for each answer (Reading R19); the first ones are tried on every path. */
const answers: [says: string, sent: number, answer: Answer][] = [
  ['422', 1, async () => refused(422)],
  ['503', 2, async () => refused(503)],
  [late, 2, async () => delay('infinite').then(() => undefined)],
  ['200', 1, async () => undefined],
  ...[401, 403, 429].map((status): (typeof answers)[number] => [`${status}`, 1, async () => refused(status)]),
  ['500', 2, async () => refused(500)],
  ['nothing, since the connection is lost', 2, async () => HttpResponse.error()],
];

const refused = (status: number) => Response.json({ status: 'error', message: 'No.' }, { status });

/** The bodies of the calls that the query under test has sent. */
const sent: string[] = [];

function answerWith(query: QueryId, isOwn: NonNullable<Path['isOwn']>, answer: Answer): void {
  server.use(
    http.post(`*/api${operations[query].path}`, async ({ request }) => {
      const body = (await request.clone().json()) as Record<string, unknown>;
      if (!isOwn(body)) return sandbox.handle(request);
      sent.push(JSON.stringify({ ...body, session_token: undefined }));
      return (await answer()) ?? sandbox.handle(request);
    }),
  );
}

const patience = { timeout: 15_000 };
const quiet = () => waitFor(() => expect(client.isFetching()).toBe(0), patience);

/** Waits until no query is in flight or waiting for its retry. */
async function settled(): Promise<void> {
  await waitFor(() => expect(sent).not.toEqual([]), patience);
  await quiet();
}

const open = (path: string) => openPortal(path, { shown: shown() });
const link = (name: string) => screen.queryByRole('link', { name });

/** Follows the link to the opportunities, unless the session has ended meanwhile. */
async function follow(person: UserEvent): Promise<void> {
  const found = link('Opportunities');
  if (found) await person.click(found);
}

async function openElsewhere(): Promise<UserEvent> {
  const person = await open('/contact-us');
  await screen.findByRole('link', { name: 'Opportunities' });
  await quiet();
  return person;
}

/** Opens the portal as a reload does, before the code that sends queries has loaded. */
async function reload(path: string, user: string | null = null): Promise<void> {
  signedInCode.isLoaded = false;
  await openPortal(path, { user, shown: shown() });
  signedInCode.isLoaded = true;
}

interface Path {
  path: string;
  query: QueryId;
  /** Distinguishes the query from others of the same operation. */
  isOwn?: (body: Record<string, unknown>) => boolean;
  /** Runs before the server starts to answer that way. */
  before?: () => Promise<unknown>;
  take: (person: UserEvent) => Promise<unknown>;
}

/** The ways in which a query can be sent. */
const paths: Path[] = [
  { path: 'by its screen', query: 'opportunityList', take: () => open('/opportunities') },
  {
    path: 'by a link that is hovered and followed at once',
    query: 'opportunityList',
    before: openElsewhere,
    take: follow,
  },
  {
    path: 'by a link that is hovered and followed later',
    query: 'opportunityList',
    before: openElsewhere,
    async take(person) {
      await person.hover(screen.getByRole('link', { name: 'Opportunities' }));
      await settled();
      await follow(person);
    },
  },
  {
    path: 'by a link that is focused twice before it is followed',
    query: 'opportunityList',
    before: openElsewhere,
    async take(person) {
      link('Opportunities')?.focus();
      await settled();
      link('My Documents')?.focus();
      link('Opportunities')?.focus();
      await follow(person);
    },
  },
  {
    path: 'ahead of the code that always sends it',
    query: 'investorList',
    take: () => reload('/opportunities', users.investor),
  },
  {
    path: 'by the panel of a row',
    query: 'portfolioCardPerformance',
    isOwn: ({ months }) => months === undefined,
    async before() {
      const person = await open('/overview');
      await screen.findByRole('button', { name: 'Details of Northline MIC – Class B' });
      await quiet();
      return person;
    },
    take: (person) => person.click(screen.getByRole('button', { name: 'Details of Northline MIC – Class B' })),
  },
  { path: 'by a section that sends several', query: 'loanDetails', take: () => open('/overview#income') },
];

beforeEach(() => {
  sent.length = 0;
  vi.spyOn(creating, 'createQueryClient').mockImplementation(() => {
    client = createQueryClient();
    const { queries } = client.getDefaultOptions();
    client.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });
    return client;
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

/** Which answers a path is tried with: the rule for each is the same on all paths. */
const triedOn = (path: Path) => (path === paths[0] ? answers : answers.slice(0, 3));

describe.each(paths)('A query sent $path', (tried) => {
  const { query, isOwn = () => true, before, take } = tried;
  it.each(triedOn(tried))('and answered with %s is sent %i times', async (says, times, answer) => {
    timeoutMs = says === late ? shortTimeoutMs : smallPortal.api.timeoutMs;
    const person = await before?.();
    answerWith(query, isOwn, answer);
    await take(person as UserEvent);
    await settled();
    expect(sent.filter((body) => body === sent[0])).toHaveLength(times);
  });
});
