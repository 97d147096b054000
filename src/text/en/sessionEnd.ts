/** The texts that come before a session ends by itself. */
export const sessionEnd = {
  title: 'Are you still there?',
  ends: (time: string) =>
    `For your security, you will be signed out at ${time}. If you stay, nothing you have entered is lost.`,
  stay: 'Stay signed in',
  signOut: 'Sign out now',
  extended: 'You are still signed in.',
  notExtended: (time: string) =>
    `The session could not be extended. It ends at ${time}. Please send what you have entered before then.`,
  understood: 'OK',
};
