/** Texts of the investor's account: notification settings and linked accounts. */
export const account = {
  notifications: {
    /** The full name of a switch, which stands in its notification's row. */
    switch: (notification: string, channel: string) => `${notification}, ${channel}`,
    locked: 'Always on, for your security.',
  },
  accounts: {
    add: 'Add account',
    isDefault: 'Default',
    institution: 'Institution',
    canadian: (institution: string, transit: string) => `Institution ${institution}, transit ${transit}`,
    american: (routing: string) => `Routing ${routing}`,
    holder: 'Held by',
    purpose: 'Used for',
    status: 'Status',
    since: 'In use since',
    investments: 'Linked investments',
    noInvestments: 'None',
    investmentCount: (count: string) => `${count} investments`,
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
