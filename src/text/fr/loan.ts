import type { Some } from '../catalogue.ts';
import type { loan as english } from '../en/loan.ts';

/** Texts of how a loan stands. */
export const loan: Some<typeof english> = {
  loan: {
    status: 'Statut',
    share: 'Ma quote-part',
    next: 'Prochain paiement',
    principal: 'Capital à recevoir',
    matures: 'Échéance',
    behind: 'L’emprunteur est en retard dans ses paiements',
    failed: 'Un paiement a été refusé',
    owed: 'Ma part, non payée',
    missed: (day, borrower, fee) =>
      `Dû par l’emprunteur le ${day} : ${borrower}, dont ${fee} de frais d’administration.`,
    overdue: 'En souffrance sur la totalité du prêt',
    days: 'Jours en souffrance',
    since: 'Depuis le',
  },
};
