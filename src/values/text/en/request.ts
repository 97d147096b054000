/** Texts of a request about money: the check before it is sent, and its receipt. */
export const request = {
  request: {
    continue: 'Continue',
    nothingSent: 'Before tax, if every payment is made. Nothing is sent yet.',
    check: 'Check your request',
    goesTo: (name: string) => `It goes to ${name}. No money moves now.`,
    /** Used if no recipient is named. */
    goesToTeam: 'It goes to your manager’s team. No money moves now.',
    for: 'For',
    opportunity: 'Offer',
    amount: 'Amount',
    wantedFor: 'Wanted for',
    expectedFunding: (day: string) => `${day}, expected funding`,
    topic: 'Topic',
    note: 'Note',
    noteHint: (name: string) => `Anything ${name} should know.`,
    time: 'Best time for a call',
    back: 'Back',
    send: 'Send request',
    sent: 'Request sent',
    repliesTo: (name: string, address: string) => `${name} replies to ${address}.`,
    team: 'Your manager’s team',
    notYet: 'This is a request, not an investment yet.',
    reference: 'Reference',
    sentAt: 'Sent',
    save: 'Save receipt',
    /** The columns of the saved receipt. */
    what: 'Request',
    detail: 'Detail',
    done: 'Done',
    closes: (moment: string) => `The offer closes ${moment}.`,
    wishToInvest: (amount: string, opportunity: string) => `I would like to invest ${amount} in ${opportunity}.`,
    wishToChange: (amount: string, opportunity: string) =>
      `I would like to change my request: ${amount} in ${opportunity}.`,
    investIn: (reference: string) => `Invest in ${reference}`,
    fromTo: (from: string, to: string) => `${from} → ${to}`,
  },
};
