/** Texts of the dialog that asks the team something. */
export const ask = {
  ask: {
    goesTo: (about: string, name: string) => `${about}. It goes to ${name}.`,
    question: 'Your question',
    attached: 'We attach the loan, so you need not describe it.',
    opportunityAttached: 'We attach the offer, so you need not describe it.',
    subject: (number: string) => `Question about ${number}`,
    replyBy: 'Reply by',
    email: 'Email',
    byPhone: 'Phone',
    phone: 'Telephone',
    send: 'Send question',
    sent: 'Question sent',
    reference: 'Reference number',
    /** Questions about a loan: their label, and what is asked. */
    whenReport: 'When is the next report?',
    reportOn: (day: string) => `When is the next report about the payment that was missed on ${day}?`,
    whenPaid: 'When will I be paid?',
    paidFor: (day: string) => `When will I be paid what was missed on ${day}?`,
    nextPaid: 'When will I be paid next, and how much?',
    atMaturity: 'What happens at maturity?',
    maturityOn: (day: string) => `What happens when this loan matures on ${day}?`,
  },
};
