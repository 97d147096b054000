import { beforeEach, describe, expect, it, vi } from 'vitest';
import { operations } from '../../../generated/operations.ts';
import { commandFor } from '../../../src/client/commandFor.ts';
import { configureApi, developmentToken } from '../../../src/client/ports.ts';
import { call } from '../../faults/call.ts';
import '../../../src/client/signedInOperations.ts';
import type { CommandId } from '../../../src/client/types.ts';
import '../../../src/client/session/md5.ts';
import { smallPortal } from '../../portal/smallPortal.ts';
import { clearBrowser, openSession } from './openSession.ts';

const [own, other] = ['Tremblay Holdings Inc.', 'Julie Tremblay'];
const list = {
  investors: [
    { investor_id: 501, name: own },
    { investor_id: 502, name: other },
  ],
};
const commands = (Object.keys(operations) as (keyof typeof operations)[]).filter(
  (id): id is CommandId => operations[id].kind === 'command',
);
const withSession = commands.filter((id) => operations[id].session !== 'none');

let sent: Request[] = [];

/** Two tabs of one browser that show investor 501. Requests of the first are recorded. */
function twoTabs() {
  const [here, there] = [openSession().session, openSession().session];
  there.signIn({ session_token: 'token-1' });
  here.check();
  for (const session of [here, there]) session.chooseFrom(list);
  const { timeoutMs, transferMs, headers, withoutInvestor, developmentHost } = smallPortal.api;
  configureApi({
    session: here,
    settings: {
      baseUrl: `${location.origin}/api`,
      timeoutMs,
      transferMs,
      clientToken: developmentToken,
      domain: developmentHost,
      headers,
      withoutInvestor: withoutInvestor ?? [],
    },
  });
  return { here, there };
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  clearBrowser();
  sent = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request);
    return Response.json({ status: 'success', message: 'Done.', data: { account: {}, document: {} } });
  });
  return () => vi.unstubAllGlobals();
});

describe('a command filled in for one investor after another tab has switched to another', () => {
  it.each(withSession)('%s is refused', async (id) => {
    const { here, there } = twoTabs();
    there.select(502);
    const refusal = await call(id).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ name: 'ApiError', kind: 'investor' });
    expect(String(refusal)).toContain(`you filled it in for ${own}, but another tab has switched to ${other}`);
    expect(sent).toEqual([]);
    expect(here.state().investorId).toBe(501);
    there.select(501);
    await call(id).catch(() => undefined);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.headers.get('invidshash')).toBe(here.investorHash(501));
  });

  it.each(commands.filter((id) => operations[id].session === 'none'))(
    '%s, which concerns no investor, is sent',
    async (id) => {
      const { there } = twoTabs();
      there.select(502);
      await call(id).catch(() => undefined);
      expect(sent).toHaveLength(1);
    },
  );

  it.each(withSession)('%s is refused even if this tab has followed the switch', (id) => {
    const { here, there } = twoTabs();
    const { mutationFn } = commandFor(id, 501);
    there.select(502);
    here.syncWithOtherTabs();
    expect(() => mutationFn?.({} as never, {} as never)).toThrow(
      `for ${own}, but another tab has switched to ${other}`,
    );
    expect(sent).toEqual([]);
  });

  it('is sent if the other investor does not belong to this user', async () => {
    const { there } = twoTabs();
    there.select(999);
    await call('contactSubmit');
    expect(sent).toHaveLength(1);
  });
});
