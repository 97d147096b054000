/** Texts about the state of a loan. */
export const loan = {
  loan: {
    /** What a loan is, as one sentence. */
    story: (amount: string, share: string, mortgage: string, rate: string, day: string) =>
      `You lent ${amount}, ${share} of ${mortgage}. It pays you ${rate} a year and is due back on ${day}.`,
    repaid: (number: string) => `Loan ${number} has been repaid. You have no money in it any more.`,
    /** Shown after a switch on the page of a loan that only another investor holds. */
    notHeld: (investor: string) => `${investor} does not hold this`,
    notHeldHint: 'What you were looking at belongs to another of your investors. Choose that one again to see it.',
    allOf: 'all',
    /** `total` is empty where all of it is mine, `lien` and `city` where they are not known. */
    mortgage: (total: string, lien: string, property: string, city: string) =>
      ['a', total, lien, 'mortgage on', /^[aeiou]/.test(property) ? 'an' : 'a', property, city && `in ${city}`]
        .filter(Boolean)
        .join(' '),
    liens: { '1': 'first', '2': 'second', '3': 'third', other: '' },
    properties: {
      single_family: 'house',
      multi_family: 'apartment building',
      condo: 'condo',
      townhouse: 'townhouse',
      mixed_use: 'mixed-use property',
      commercial: 'commercial property',
      industrial: 'industrial property',
      land: 'piece of land',
      construction: 'building under construction',
    },
    property: 'property',
    call: (name: string) => `Call ${name}`,
    number: (number: string) => `, ${number}`,

    /** `amount` is undefined where it is not known as a whole, and `days` where it is not past due. */
    missed: (count: number, written: string, amount: string | undefined, days: string | undefined) => {
      const behind = days === undefined ? '' : `: ${days} past due`;
      if (count === 0) return days === undefined ? 'A payment was missed' : `The borrower is ${days} past due`;
      const of = amount === undefined ? '' : count === 1 ? ` of ${amount}` : `, ${amount} in all,`;
      return `${count === 1 ? 'A payment' : `${written} payments`}${of} ${count === 1 ? 'was' : 'were'} missed${behind}`;
    },
    days: (count: number, written: string) => `${written}\u00a0${count === 1 ? 'day' : 'days'}`,
    happened: 'What happened',
    returned: (amount: string, day: string) => `The borrower’s payment of ${amount}, due ${day}, was returned unpaid.`,
    lessFee: (fee: string) => `Your part is that amount less the servicing fee of ${fee}.`,
    myPart: (amount: string) => `Your part of it is ${amount}, after the servicing fee.`,
    overdue: (amount: string, since: string) => `The borrower owes ${amount} on the whole loan, since ${since}.`,
    done: 'What is being done',
    quote: (said: string) => `“${said}”`,
    noUpdate: 'Nothing has been reported yet.',
    report: 'Next report',
    noDate: 'No date given yet.',
    signed: (author: string, day: string) => `${author}, ${day}`,

    received: 'Interest received',
    fromTo: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
    afterFees: (days: string) => `${days}, after fees`,
    nothingYet: 'No payment yet',
    next: 'Next payment',
    toAccount: (account: string) => `to ${account}`,
    year: 'Next 12 months',
    untilMaturity: 'Until maturity',
    payments: (count: number, written: string, days: string) =>
      `${written} ${count === 1 ? 'payment' : 'payments'}, ${days}`,
    noneScheduled: 'No payments are scheduled.',
    maturity: 'Due at maturity',
    withInterest: (day: string, amount: string) => `${day}, with ${amount} of interest`,
    withMissed: (count: number): string => (count === 1 ? 'With the missed payment' : 'With the missed payments'),
    dueBy: (day: string) => `due to you by ${day}`,

    course: {
      of: (received: string, all: string) => `${received} of ${all} payments received`,
      onTime: ', all on time',
      late: (written: string) => `, ${written} late`,
      /** French says it of one or several. */
      missed: (_count: number, written: string) => `, ${written} missed`,
      atEnd: 'Interest is paid at the end',
      none: 'No payments are scheduled.',
      label: 'Payments',
      seeAll: 'See every payment',
      states: {
        received: 'Received on time',
        late: 'Received late',
        missed: 'Missed',
        due: 'Due',
        last: 'Last payment, with your principal',
      },
      /** One payment in full. */
      payment: (day: string, state: string, amount: string) => `${day}: ${state}, ${amount}`,
      earlier: (count: string) => `${count} earlier`,
      later: (count: string) => `${count} later`,
      atMaturity: (day: string, amount: string) =>
        `At maturity, on ${day}, ${amount} is due to you: your principal and the last interest.`,
      restAtMaturity: (day: string, amount: string) =>
        `At maturity, on ${day}, ${amount} is due to you: the rest of your principal and the last interest.`,
      extension: (terms: string) => `Extension: ${terms}`,
    },

    cover: {
      title: 'What protects your money',
      appraised: (property: string, value: string, day: string) =>
        `The ${property} was appraised at ${value} on ${day}.`,
      onceBuilt: 'This is its value once it is built.',
      before: (count: number): string =>
        count === 1 ? 'The first mortgage is repaid before yours.' : 'The earlier mortgages are repaid before yours.',
      /** An earlier mortgage, by its place and lender. */
      mortgages: ['First mortgage', 'Second mortgage', 'Third mortgage'],
      earlier: 'Earlier mortgage',
      by: (mortgage: string, lender: string) => `${mortgage}, ${lender}`,
      own: { '1': 'This loan, first in line', '2': 'This loan, second in line', '3': 'This loan, third in line' },
      loan: 'This loan',
      above: (loans: number): string =>
        loans === 1 ? 'Value above the loan' : loans === 2 ? 'Value above both loans' : 'Value above the loans',
      short: (amount: string) => `The loans are ${amount} above the appraised value.`,
      fall: (percent: string) => `The property could lose ${percent} of its value and still cover this loan.`,
      sale: 'On a sale, interest owed and selling costs are also paid from this value.',
      guarantors: (count: number, written: string) => `${written} ${count === 1 ? 'guarantor' : 'guarantors'}.`,
      insured: (day: string) => `Insured until ${day}.`,
    },
    latest: 'Latest update',
    details: 'All details',
    /** What a folded part of the details holds, in a few words. */
    facts: {
      received: (count: string) => `${count} received`,
      receivedMissed: (received: string, _missed: number, missed: string) => `${received} received, ${missed} missed`,
      toCome: (count: string) => `${count} to come`,
      terms: (rate: string, type: string, payments: string) => `${rate} ${type}, ${payments}`,
      owed: (amount: string) => `${amount} owed in total`,
      liens: { '1': 'First lien', '2': 'Second lien', '3': 'Third lien', other: '' },
      ltv: (percent: string) => `${percent} LTV`,
      combinedLtv: (percent: string) => `${percent} combined LTV`,
    },
  },
};
