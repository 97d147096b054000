import { expect } from 'vitest';
import type { Facts, OperationId } from '../../../src/client/operationFacts.ts';
import { json, openApi, plain } from '../../client/openApi.ts';
import { call, exampleData } from '../call.ts';
import {
  type Answer,
  expectSession,
  failureOf,
  hasData,
  isJson,
  isQuery,
  isSignedIn,
  openMeanwhile,
  type TransportFault,
} from './fault.ts';

async function goodAnswer(id: OperationId, facts: Facts, newtoken?: string): Promise<Answer> {
  if (!isJson(facts)) return plain('%PDF-1.7', 'application/pdf');
  return json({ status: 'success', message: 'Done.', newtoken, data: facts.data ? await exampleData(id) : undefined });
}

const isOfInvestor = (facts: Facts) => isSignedIn(facts) && isQuery(facts) && facts.scope === 'investor';

/** Answers that arrive after the portal has moved on. */
export const lateFaults: TransportFault[] = [
  {
    row: 'F21',
    what: 'answers out of order',
    says: () => 'matches each answer to its own request',
    fits: (facts) => isQuery(facts) && hasData(facts) && facts.body === 'json',
    async prove(id) {
      const data = await exampleData(id);
      let release = () => {};
      const secondIsOut = new Promise<void>((resolve) => {
        release = resolve;
      });
      await openApi(async (response, received, count) => {
        const { page } = received.json;
        if (page === 1) await secondIsOut;
        await json({ status: 'success', data: { ...data, asked: page } })(response, received, count);
        if (page === 2) release();
      });
      const [first, second] = await Promise.all([call(id, { page: 1 }), call(id, { page: 2 })]);
      expect([first, second]).toMatchObject([{ data: { asked: 1 } }, { data: { asked: 2 } }]);
    },
  },
  {
    row: 'F23',
    what: 'an answer that arrives after the investor was switched',
    says: (facts) =>
      isOfInvestor(facts) ? 'keeps only its new token' : 'still uses it, as the user’s data or the result of a command',
    fits: () => true,
    async prove(id, facts) {
      const { session } = await openMeanwhile(await goodAnswer(id, facts, 'token-2'), (current) => current.select(502));
      if (!isOfInvestor(facts)) {
        await call(id);
        return;
      }
      expect(await failureOf(call(id))).toMatchObject({ kind: 'stale' });
      expect(session.renewed).toEqual(isJson(facts) ? ['token-2'] : []);
    },
  },
  {
    row: 'F24',
    what: 'an answer that arrives after signing out',
    says: () => 'drops it with its new token',
    fits: isSignedIn,
    async prove(id, facts) {
      const { session } = await openMeanwhile(await goodAnswer(id, facts, 'token-2'), (current) => current.signOut());
      expect(await failureOf(call(id))).toMatchObject({ kind: 'stale' });
      expect(session).toMatchObject({ renewed: [], expired: 0, current: { token: undefined } });
    },
  },
  {
    row: 'F24',
    what: 'a 401 that arrives after signing in again',
    says: () => 'does not end the new session',
    fits: isSignedIn,
    async prove(id) {
      const { session } = await openMeanwhile(json({ message: 'Your session has ended.' }, 401), (current) => {
        current.signOut();
        current.current.token = 'token-3';
      });
      expect(await failureOf(call(id))).toMatchObject({ kind: 'stale' });
      expectSession(session, 'token-3');
    },
  },
  {
    row: 'F25',
    what: 'a new token in the answer to the earlier of two requests, which arrives last',
    says: () => 'ignores it',
    fits: (facts) => isJson(facts) && isSignedIn(facts) && facts.body === 'json',
    async prove(id, facts) {
      let letGo = () => {};
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      const { session } = await openApi(async (response, received, count) => {
        const { page } = received.json;
        if (page === 1) await held;
        await (await goodAnswer(id, facts, `of-page-${page}`))(response, received, count);
      });
      const first = call(id, { page: 1 });
      await call(id, { page: 2 });
      letGo();
      await first;
      expect(session.renewed).toEqual(['of-page-2']);
      expectSession(session, 'of-page-2');
    },
  },
];
