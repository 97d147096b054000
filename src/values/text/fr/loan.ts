import type { Some } from '../catalogue.ts';
import type { loan as english } from '../en/loan.ts';
import { isSingular } from './isSingular.ts';
import { span } from './span.ts';

/** Texts about the state of a loan. */
export const loan: Some<typeof english> = {
  loan: {
    story: (amount, share, mortgage, rate, day) =>
      `Vous avez prêté ${amount}, soit ${share} d’${mortgage}. Elle vous rapporte ${rate} par an et vient à échéance le ${day}.`,
    repaid: (number) => `Le prêt ${number} a été remboursé. Vous n’y avez plus d’argent.`,
    notHeld: (investor) => `${investor} ne détient pas ce placement`,
    notHeldHint:
      'Ce que vous consultiez appartient à un autre de vos investisseurs. Choisissez-le de nouveau pour le voir.',
    allOf: 'la totalité',
    mortgage: (total, lien, property, city) =>
      ['une', lien, 'hypothèque', total && `de ${total}`, 'sur', property, city && `à ${city}`]
        .filter(Boolean)
        .join(' '),
    liens: { '1': 'première', '2': 'deuxième', '3': 'troisième', other: '' },
    properties: {
      single_family: 'une maison',
      multi_family: 'un immeuble à logements',
      condo: 'un condo',
      townhouse: 'une maison en rangée',
      mixed_use: 'un immeuble à usage mixte',
      commercial: 'un immeuble commercial',
      industrial: 'un immeuble industriel',
      land: 'un terrain',
      construction: 'un immeuble en construction',
    },
    property: 'un immeuble',
    call: (name) => `Appeler ${name}`,
    number: (number) => `, ${number}`,

    missed: (count, written, amount, days) => {
      const behind = days === undefined ? '' : `\u00a0: ${days} de retard`;
      if (count === 0) return days === undefined ? 'Un paiement n’a pas été reçu' : `L’emprunteur a ${days} de retard`;
      if (count === 1) return `Un paiement${amount === undefined ? '' : ` de ${amount}`} n’a pas été reçu${behind}`;
      return `${written} paiements${amount === undefined ? '' : `, en tout ${amount},`} n’ont pas été reçus${behind}`;
    },
    days: (count, written) => `${written}\u00a0${count === 1 ? 'jour' : 'jours'}`,
    happened: 'Ce qui s’est passé',
    returned: (amount, day) => `Le paiement de ${amount} de l’emprunteur, exigible le ${day}, a été retourné impayé.`,
    lessFee: (fee) => `Votre part est ce montant, moins ${fee} de frais d’administration.`,
    myPart: (amount) => `Votre part est de ${amount}, après les frais d’administration.`,
    overdue: (amount, since) => `L’emprunteur doit ${amount} sur l’ensemble du prêt, depuis le ${since}.`,
    done: 'Ce qui est fait',
    quote: (said) => `«\u00a0${said}\u00a0»`,
    noUpdate: 'Rien n’a encore été communiqué.',
    report: 'Prochain compte rendu',
    noDate: 'Aucune date pour le moment.',
    signed: (author, day) => `${author}, ${day}`,

    received: 'Intérêts reçus',
    fromTo: (from, to) => (from === to ? from : span(from, to)),
    afterFees: (days) => `${days}, après frais`,
    nothingYet: 'Aucun paiement pour le moment',
    next: 'Prochain paiement',
    toAccount: (account) => `au compte ${account}`,
    year: '12 prochains mois',
    untilMaturity: 'Jusqu’à l’échéance',
    payments: (count, written, days) => `${written} ${count === 1 ? 'paiement' : 'paiements'}, ${days}`,
    noneScheduled: 'Aucun paiement n’est prévu.',
    maturity: 'Dû à l’échéance',
    withInterest: (day, amount) => `${day}, dont ${amount} d’intérêts`,
    withMissed: (count) => (count === 1 ? 'Avec le paiement manqué' : 'Avec les paiements manqués'),
    dueBy: (day) => `vous est dû d’ici le ${day}`,

    course: {
      of: (received, all) => `${received} paiements reçus sur ${all}`,
      onTime: ', tous à temps',
      late: (written) => `, ${written} en retard`,
      missed: (count, written) => `, ${written} ${count === 1 ? 'manqué' : 'manqués'}`,
      atEnd: 'Les intérêts sont payés à la fin',
      none: 'Aucun paiement n’est prévu.',
      label: 'Paiements',
      seeAll: 'Voir tous les paiements',
      states: {
        received: 'Reçu à temps',
        late: 'Reçu en retard',
        missed: 'Manqué',
        due: 'À recevoir',
        last: 'Dernier paiement, avec votre capital',
      },
      payment: (day, state, amount) => `${day}\u00a0: ${state}, ${amount}`,
      earlier: (count) => `${count} avant`,
      later: (count) => `${count} après`,
      atMaturity: (day, amount) =>
        `À l’échéance, le ${day}, ${amount} vous seront dus\u00a0: votre capital et les derniers intérêts.`,
      restAtMaturity: (day, amount) =>
        `À l’échéance, le ${day}, ${amount} vous seront dus\u00a0: le reste de votre capital et les derniers intérêts.`,
      extension: (terms) => `Prolongation\u00a0: ${terms}`,
    },

    cover: {
      title: 'Ce qui protège votre argent',
      appraised: (property, value, day) => `Selon l’évaluation du ${day}, c’est ${property} d’une valeur de ${value}.`,
      onceBuilt: 'C’est sa valeur une fois construit.',
      before: (count) =>
        count === 1
          ? 'La première hypothèque est remboursée avant la vôtre.'
          : 'Les hypothèques de rang antérieur sont remboursées avant la vôtre.',
      mortgages: ['Première hypothèque', 'Deuxième hypothèque', 'Troisième hypothèque'],
      earlier: 'Hypothèque de rang antérieur',
      by: (mortgage, lender) => `${mortgage}, ${lender}`,
      own: { '1': 'Ce prêt, premier rang', '2': 'Ce prêt, deuxième rang', '3': 'Ce prêt, troisième rang' },
      loan: 'Ce prêt',
      above: (loans) =>
        loans === 1
          ? 'Valeur au-delà du prêt'
          : loans === 2
            ? 'Valeur au-delà des deux prêts'
            : 'Valeur au-delà des prêts',
      short: (amount) => `Les prêts dépassent de ${amount} la valeur d’expertise.`,
      fall: (percent) => `L’immeuble pourrait perdre ${percent} de sa valeur et couvrir encore ce prêt.`,
      sale: 'Lors d’une vente, les intérêts dus et les frais de vente sont aussi payés sur cette valeur.',
      guarantors: (count, written) => `${written} ${count === 1 ? 'caution' : 'cautions'}.`,
      insured: (day) => `Assuré jusqu’au ${day}.`,
    },
    latest: 'Dernière mise à jour',
    details: 'Tous les détails',
    facts: {
      received: (count) => `${count} ${isSingular(count) ? 'reçu' : 'reçus'}`,
      receivedMissed: (received, count, missed) =>
        `${received} ${isSingular(received) ? 'reçu' : 'reçus'}, ${missed} ${count === 1 ? 'manqué' : 'manqués'}`,
      toCome: (count) => `${count} à venir`,
      terms: (rate, type, payments) => `${rate} ${type}, ${payments}`,
      owed: (amount) => `${amount} dus en tout`,
      liens: { '1': 'Premier rang', '2': 'Deuxième rang', '3': 'Troisième rang', other: '' },
      ltv: (percent) => `ratio prêt-valeur de ${percent}`,
      combinedLtv: (percent) => `ratio prêt-valeur combiné de ${percent}`,
    },
  },
};
