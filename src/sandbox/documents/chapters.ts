/** A chapter of a long document. */
export interface Chapter {
  heading: string;
  paragraphs: string[];
}

const participationAgreement: Chapter[] = [
  {
    heading: '1. The parties and the loan',
    paragraphs: [
      'The Manager holds the mortgage in its own name as bare trustee for the Participants, each of whom owns an undivided share of the loan as set out in the register of participations. No Participant is a partner, agent or surety of another.',
      'The loan was advanced to the Borrower under the commitment letter, a copy of which each Participant has received together with the appraisal, the disclosure statement and evidence of insurance.',
      'A Participant acknowledges having had the time to read these papers and to take advice on them before the funds were advanced, and that the value of a property may fall as well as rise.',
    ],
  },
  {
    heading: '2. Payments to the Participants',
    paragraphs: [
      'Interest is collected from the Borrower on the day on which it falls due and is paid to the Participants in proportion to their shares within five business days of the day on which it has cleared. The servicing fee of the Manager is deducted from the interest before it is shared, never from principal.',
      'Principal that is repaid, in part or in whole, is shared in the same way. Where a payment is returned by a bank, the Manager reverses what it has credited for it and tells the Participants so.',
      'The Manager keeps all money of the Participants in a trust account that is apart from its own, and renders an account of it every month.',
    ],
  },
  {
    heading: '3. Draws and the interest reserve',
    paragraphs: [
      'Where the loan is advanced in stages, each draw follows an inspection by a person independent of the Borrower, who certifies the work that is complete and the cost to complete what is not. The report is given to the Participants.',
      'An interest reserve is held back at funding and applied to interest as it falls due until it is spent. It is part of the principal on which interest is charged.',
    ],
  },
  {
    heading: '4. Duties of the Manager',
    paragraphs: [
      'The Manager administers the loan with the care, skill and diligence that a prudent mortgage lender would use for its own account. It collects the payments, watches that property taxes and insurance are paid, and keeps the register.',
      'It shall not, without the consent of Participants who hold more than half of the loan, reduce the rate of interest, release a part of the security, extend the term by more than six months, or agree to a mortgage that ranks before this one or beside it.',
      'It reports to the Participants each quarter on the state of the loan and of the property, and without delay on anything that is likely to affect repayment.',
    ],
  },
  {
    heading: '5. Default',
    paragraphs: [
      'When a payment is more than fifteen days late the Manager writes to the Borrower and to the Participants. When it is more than thirty days late the Manager may, and on the demand of Participants who hold more than half of the loan shall, begin the remedies that the mortgage and the law allow.',
      'The costs of enforcement are borne by the Borrower. As long as they cannot be recovered they are borne by the Participants in proportion to their shares, up to an amount that has been agreed beforehand.',
      'The proceeds of a sale are applied first to prior charges and costs, then to interest in arrears, then to principal. No Participant is paid before another.',
    ],
  },
  {
    heading: '6. Transfer of a participation',
    paragraphs: [
      'A Participant may transfer its share, whole or in multiples of ten thousand dollars, to a person who is permitted to hold it under the securities legislation that applies. The transfer takes effect when it is entered in the register.',
      'The Manager assists in finding a transferee but is under no duty to buy a participation, and none can be redeemed before the loan is repaid.',
    ],
  },
  {
    heading: '7. Risks',
    paragraphs: [
      'A participation is not insured by any government or deposit insurer. Its return depends on the Borrower and on the property alone. The property may be sold for less than its appraised value, in particular where it must be sold quickly or where it is unfinished.',
      'A loan that ranks after prior encumbrances is repaid only after them. Interest may accrue on the prior loan and reduce what is left for this one.',
      'Repayment may be delayed beyond the maturity date by enforcement, by a court, or because the Borrower cannot refinance. There is no market for participations.',
    ],
  },
  {
    heading: '8. Conflicts of interest',
    paragraphs: [
      'Funds that the Manager administers may hold a share of this loan on the same terms as every other Participant. The Manager discloses such a share in the register and does not vote it on matters in which its own interest differs from that of the other Participants.',
      'The Manager, its directors and its employees receive no commission from the Borrower other than the lender fee that the commitment letter shows.',
    ],
  },
  {
    heading: '9. Tax and records',
    paragraphs: [
      'Interest is reported to each Participant on a T5 slip for the calendar year in which it was paid, by the end of the following February. Tax is withheld from payments to non-residents where the law requires it.',
      'The Manager keeps its records of the loan for seven years after it has been repaid. A Participant may see those that concern its share on any business day.',
    ],
  },
  {
    heading: '10. General',
    paragraphs: [
      'Notices are given through the investor portal and by e-mail to the address in the register, and are taken to be received on the next business day. A change of address takes effect when the Manager has confirmed it.',
      'This agreement is governed by the laws of the province in which the property lies. If a part of it cannot be enforced, the rest remains in force. It may be signed in counterparts and by electronic means.',
    ],
  },
];

const offeringMemorandum: Chapter[] = [
  {
    heading: 'Summary of the offering',
    paragraphs: [
      'Units are offered continuously at the price that is set at the end of each month. They are sold under exemptions from the prospectus requirement; no securities authority has assessed the merits of these securities or reviewed this memorandum.',
      'The fund lends on the security of mortgages on residential and commercial property in Canada. Its purpose is to preserve the capital of its investors and to pay them a stable monthly income.',
      'Distributions are paid on the fifteenth day of the month that follows, in cash or, at the choice of the investor, in further units.',
    ],
  },
  {
    heading: 'Investment policy',
    paragraphs: [
      'No loan may exceed five per cent of the assets of the fund, nor eighty per cent of the appraised value of the property together with the loans that rank before it. At least half of the assets are held in first mortgages.',
      'Terms are between six and thirty-six months. Every property is appraised by an accredited appraiser who is independent of the borrower, and is insured for its full replacement value.',
      'The fund may borrow up to ten per cent of its assets from a bank for short periods, to bridge repayments and redemptions.',
    ],
  },
  {
    heading: 'Fees and expenses',
    paragraphs: [
      'The Manager is paid a yearly fee on the assets of the fund, accrued daily and paid monthly. It is deducted before distributions are declared. The fund bears the cost of its audit, its trustee and its legal counsel.',
      'Lender fees and renewal fees that borrowers pay are income of the fund, less a share for the Manager that is shown in the financial statements.',
    ],
  },
  {
    heading: 'Redemption',
    paragraphs: [
      'Units may be redeemed after the lock-up of their class, on the notice that the class requires, at the price of the redemption day. Within the lock-up a penalty is deducted and remains with the fund.',
      'The fund need not redeem more than three per cent of its units in a month. Requests beyond that are met in proportion and carried forward to the next redemption day.',
      'Redemptions may be suspended while the value of a material part of the assets cannot be determined fairly.',
    ],
  },
  {
    heading: 'Risk factors',
    paragraphs: [
      'Units are not deposits and are not insured. Their value and their distributions are not guaranteed, and past returns say nothing of future ones.',
      'Borrowers may fail to pay. The value of the property that secures a loan may fall, and enforcing the security takes time and costs money. A rise in rates may leave borrowers unable to refinance when their loans mature.',
      'The fund lends where banks do not, at higher rates for higher risk, and most of its loans lie in a few cities. There is no market for its units.',
    ],
  },
  {
    heading: 'Income tax',
    paragraphs: [
      'The fund intends to qualify as a mortgage investment corporation or a mutual fund trust throughout each year, so that its income is taxed in the hands of its investors. Units are qualified investments for registered plans.',
      'Slips are issued by the end of February. Investors should ask their own advisers about their circumstances, in particular where they are not resident in Canada.',
    ],
  },
  {
    heading: 'Rights of purchasers',
    paragraphs: [
      'A purchaser may cancel the agreement to buy units by notice to the Manager before midnight of the second business day after it was signed. Where this memorandum contains a misrepresentation, a purchaser has a right to damages or to rescind the agreement within the time that the law of the province allows.',
    ],
  },
];

/** The chapters of long documents, which have several pages; other documents have only figures. */
export function chaptersOf(key: string): Chapter[] {
  if (key.endsWith('/participation_agreement')) return participationAgreement;
  return key.startsWith('om-') ? offeringMemorandum : [];
}
