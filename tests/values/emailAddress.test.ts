import { describe, expect, it } from 'vitest';
import { safeParse } from 'zod/v4/core';
import { bodyOf } from '../../src/client/bodyOf.ts';
import { mailLink } from '../../src/values/contactLinks.ts';

/** Whether a form accepts an address: one that signs in, and one that stores it. */
async function accepts(email: string): Promise<{ signsIn: boolean; isStored: boolean; isLinked: boolean }> {
  const reset = safeParse(await bodyOf('passwordResetRequest'), { email });
  const stored = safeParse(await bodyOf('profilePortalLoginUpdate'), { email, email_confirm: email });
  return { signsIn: reset.success, isStored: stored.success, isLinked: mailLink(email) !== undefined };
}

describe('an email address', () => {
  it.each([
    'investor@northline.test',
    'jean&marie@northline.test',
    'josé@northline.test',
    'a/b@northline.test',
    'x!y@northline.test',
    "o'brien@northline.test",
    "#$%&'*+-/=?^_`{|}~@northline.test",
    'jean.marie+portal@mail.northline.test',
    '"jean marie"@northline.test',
    '"a@b"@northline.test',
    'julie@prêts.test',
    '用户@例子.测试',
    'julie@xn--prts-fpa.test',
    'julie@[192.0.2.1]',
    'julie@[IPv6:2001:db8::1]',
  ])('%s signs in, is stored and can be written to', async (email) => {
    expect(await accepts(email)).toEqual({ signsIn: true, isStored: true, isLinked: true });
  });

  it.each([
    'julie@localhost',
    'julie..t@northline.test',
    '.julie@northline.test',
    'julie t@northline.test',
    'julie@northline.test?bcc=other@elsewhere.test',
    'julie@northline..test',
    'julie@-northline.test',
    'julie@192.0.2.1',
    'a@b@c',
    'a@b.test,c@d.test',
    'julie@northline.test\r\nBcc: other@elsewhere.test',
    '\u202ejulie@northline.test',
  ])('%j is left to the server when it signs in, and is not stored or written to', async (email) => {
    expect(await accepts(email)).toEqual({ signsIn: true, isStored: false, isLinked: false });
  });

  it.each(['julie', '@northline.test', 'julie@', ''])('%j has nothing on one side of the @', async (email) => {
    expect(await accepts(email)).toEqual({ signsIn: false, isStored: false, isLinked: false });
  });
});
