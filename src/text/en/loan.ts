/** Texts of how a loan stands. */
export const loan = {
  loan: {
    status: 'Status',
    share: 'My share',
    next: 'Next payment',
    principal: 'Principal due',
    matures: 'Maturity',
    behind: 'The borrower is behind on payments',
    failed: 'A payment failed',
    owed: 'My part, not paid',
    /** What the borrower missed, and what of it is kept as a fee. */
    missed: (day: string, borrower: string, fee: string) =>
      `Due from the borrower on ${day}: ${borrower}, of which ${fee} is the servicing fee.`,
    overdue: 'Overdue on the whole loan',
    days: 'Days past due',
    since: 'Since',
  },
};
