/** Texts shown before a session expires. */
export const sessionEnd = {
  title: 'Your session is about to end',
  ends: (time: string) =>
    `At ${time} you will be signed out, for your security. If you stay, nothing you have entered is lost.`,
  stay: 'Stay signed in',
  signOut: 'Sign out now',
  extended: 'You are still signed in.',
  notExtended: (time: string) =>
    `The session could not be extended: at ${time} it ends. Please send what you have entered before then.`,
  understood: 'OK',
};
