import { beforeEach, describe, expect, it } from 'vitest';
import { chooseInvestor } from '../../../src/client/session/chooseInvestor.ts';
import { clearBrowser, cookies, openSession, setCookie } from './openSession.ts';

beforeEach(clearBrowser);

const off = { syndicated_loans: 0, fund_v2: 0 };
const loans = { syndicated_loans: 1, fund_v2: 0 };
const funds = { syndicated_loans: 0, fund_v2: 1 };
const none = undefined;

describe('the investor of a sign-in', () => {
  it.each([
    // Stored, flags of 501, flags of 502, flags of the list, chosen.
    ['is the stored one while its modules are off', 502, off, off, off, 502],
    ['is the stored one if no flags are given', 502, none, none, none, 502],
    ['is the first if none is stored', undefined, off, off, off, 501],
    ['is the first if the stored one is no longer in the list', 999, off, off, off, 501],
    ['is the first if the stored one has syndicated loans on', 502, off, loans, off, 501],
    ['is the first if the stored one has the second funds on', 502, off, funds, off, 501],
    ['is the stored one whatever the others have on', 502, loans, off, off, 502],
    ['depends on the list’s flags if the investor has none', 502, none, none, loans, 501],
    ['depends on the list’s flags if the investor’s are null', 502, none, null, funds, 501],
    ['depends on the investor’s own flags rather than the list’s', 502, off, off, loans, 502],
    ['depends on the investor’s own flags rather than the list’s, if they are on', 502, off, loans, off, 501],
    ['is the stored one if flags are null', 502, none, { syndicated_loans: null, fund_v2: null }, none, 502],
    ['is the first, stored or not, if its modules are on', 501, loans, off, off, 501],
  ])('%s', (_rule, stored, own501, own502, list, chosen) => {
    const investors = [
      { investor_id: 501, enabled_modules: own501 },
      { investor_id: 502, enabled_modules: own502 },
    ];
    expect(chooseInvestor({ investors, enabled_modules: list }, stored)).toBe(chosen);
  });

  it('is none in an empty list', () => {
    expect(chooseInvestor({ investors: [] }, 501)).toBeUndefined();
  });
});

const list = (modules = off) => ({
  investors: [501, 502, 503].map((investor_id) => ({ investor_id, enabled_modules: modules })),
});

describe('the initial choice', () => {
  it('is made once per sign-in: a later choice stays, in this tab and after a reload', () => {
    const { session } = openSession();
    session.signIn({ session_token: 'token-1' });
    session.chooseFrom(list(loans));
    expect(session.state().investorId).toBe(501);
    session.select(503);
    session.chooseFrom(list(loans));
    expect(session.state().investorId).toBe(503);
    const { session: reloaded } = openSession();
    expect(reloaded.state().investorId).toBeUndefined();
    reloaded.chooseFrom(list(loans));
    expect(reloaded.state().investorId).toBe(503);
  });

  it('is made again at the next sign-in', () => {
    const { session } = openSession();
    session.signIn({ session_token: 'token-1' });
    session.chooseFrom(list());
    session.select(503);
    session.signOut();
    session.signIn({ session_token: 'token-2' });
    expect(session.state().investorId).toBeUndefined();
    session.chooseFrom(list(loans));
    expect(session.state().investorId).toBe(501);
  });

  it('is made again when the investor disappears from the list during a session', () => {
    const { session } = openSession();
    session.signIn({ session_token: 'token-1' });
    session.chooseFrom({ investors: [...list().investors, { investor_id: 999 }] });
    session.select(999);
    session.chooseFrom(list());
    expect(session.state().investorId).toBe(501);
    expect(cookies().selectedInvestor).toBe('501');
  });

  it('is none if the list is empty', () => {
    const { session } = openSession();
    session.signIn({ session_token: 'token-1' });
    session.chooseFrom({ investors: [] });
    expect(session.state().investorId).toBeUndefined();
    expect(cookies()).not.toHaveProperty('selectedInvestor');
  });
});

describe('the stored investor', () => {
  it.each(['abc', '-1', '0', '1e9', '501.5', '0501', ' 501', '9'.repeat(16), ''])(
    'is none if the cookie holds %j',
    async (value) => {
      await setCookie(`selectedInvestor=${encodeURIComponent(value)}; path=/`);
      const { session } = openSession();
      expect([session.investorId(), session.investorHash()]).toEqual([undefined, undefined]);
    },
  );

  it('is used before the list is loaded, with the hash of its own id', async () => {
    await setCookie('selectedInvestor=501; path=/');
    await setCookie('investorHash=somebody-else; path=/');
    const { session } = openSession();
    expect(session.investorId()).toBe(501);
    expect(session.investorHash()).toBe('5b69b9cb83065d403869739ae7f0995e');
  });
});

describe('another tab', () => {
  const twoTabs = () => {
    const [here, there] = [openSession().session, openSession().session];
    here.signIn({ session_token: 'token-1' });
    for (const session of [here, there]) session.chooseFrom(list());
    return { here, there };
  };

  it('that switches is followed before this one sends anything: in heading, body, hash and epoch', () => {
    const { here, there } = twoTabs();
    const [user, investor] = [here.epoch('user'), here.epoch('investor')];
    there.select(502);
    expect(here.investorId()).toBe(501);
    here.syncWithOtherTabs();
    expect([here.investorId(), here.state().investorId]).toEqual([502, 502]);
    expect(here.investorHash()).toBe(there.investorHash());
    expect(here.epoch('user')).toBe(user);
    expect(here.epoch('investor')).not.toBe(investor);
  });

  it('that has not switched changes nothing', () => {
    const { here } = twoTabs();
    const [before, state] = [here.epoch('investor'), here.state()];
    here.syncWithOtherTabs();
    expect(here.epoch('investor')).toBe(before);
    expect(here.state()).toBe(state);
  });

  it.each(['666', 'abc', ''])('is not followed to %j, which is no investor of this user', async (value) => {
    const { here } = twoTabs();
    await setCookie(`selectedInvestor=${value}; path=/`);
    here.syncWithOtherTabs();
    expect(here.investorId()).toBe(501);
    expect(here.investorHash()).toBe('5b69b9cb83065d403869739ae7f0995e');
  });

  it('is not followed before this one shows an investor', async () => {
    const { session } = openSession();
    session.signIn({ session_token: 'token-1' });
    await setCookie('selectedInvestor=502; path=/');
    session.syncWithOtherTabs();
    expect(session.state().investorId).toBeUndefined();
  });
});
