import type { Some } from '../catalogue.ts';
import type { firstUse as english } from '../en/firstUse.ts';

/** Texts for an investor who has not invested yet. */
export const firstUse: Some<typeof english> = {
  firstUse: {
    title: 'Aucun placement pour le moment',
    text: 'Dès que votre premier placement sera financé, cette page montrera ce que vous détenez, ce qu’il rapporte et quand vous êtes payé.',
    accredited: 'Votre statut d’investisseur qualifié est vérifié',
    notAccredited: 'Votre statut d’investisseur qualifié n’est pas vérifié',
    validUntil: (day) => `Valide jusqu’au ${day}`,
    accountVerified: 'Votre compte bancaire est vérifié',
    noAccount: 'Aucun de vos comptes bancaires n’est vérifié',
    seeAccounts: 'Voir les comptes',
    opportunities: (count, written) =>
      count === 0
        ? 'Aucune occasion ne vous est ouverte en ce moment'
        : count === 1
          ? 'Une occasion vous est ouverte'
          : `${written} occasions vous sont ouvertes`,
    opportunitiesLater: 'Nous montrons les nouvelles sous Occasions dès qu’elles ouvrent.',
    seeOpportunities: 'Voir les occasions',
    ask: 'Poser une question',
    contact: (name, brand) => `${name} est votre personne-ressource chez ${brand}.`,
  },
};
