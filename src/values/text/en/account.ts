/** Texts of the investor's account: what is on or off, notification settings and linked accounts. */
export const account = {
  details: { on: 'On', off: 'Off' },
  notifications: {
    /** The full name of a checkbox, which stands in its notification's row. */
    box: (notification: string, channel: string) => `${notification}, ${channel}`,
    locked: 'Always on, for your security.',
    alwaysOn: (group: string) => `${group}, always on`,
  },
  accounts: {
    add: 'Add account',
    isDefault: 'Default',
    canadian: (institution: string, transit: string) => `Institution ${institution}, transit ${transit}`,
    american: (routing: string) => `Routing ${routing}`,
    verified: (date: string) => `Verified, in use since ${date}`,
    waiting: 'Waiting to be verified',
    receives: 'Receives',
    receivesMany: (count: string) => `Receives ${count} investments`,
    noInvestments: 'No investment is paid here',
    remove: (name: string) => `Remove ${name}`,
    removeTitle: 'Remove this account?',
    removeText: (name: string, number: string) =>
      `“${name}” (${number}) will no longer be linked. If you add it again, it will need to be verified again.`,
    confirmRemove: 'Remove',
    keep: 'Keep it',
    isLast: 'This is your only account, so it cannot be removed.',
    staysDefault: 'This is your default account, so it cannot be removed.',
    staysAnyway: 'Only your manager’s team can remove this account.',
  },
};
