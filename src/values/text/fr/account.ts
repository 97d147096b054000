import type { Some } from '../catalogue.ts';
import type { account as english } from '../en/account.ts';
import { isSingular } from './isSingular.ts';

/** Texts of the investor's account: what is on or off, notification settings and linked accounts. */
export const account: Some<typeof english> = {
  details: { on: 'Activée', off: 'Désactivée' },
  notifications: {
    box: (notification, channel) => `${notification}, ${channel}`,
    alwaysOn: (group) => `${group} (toujours activé)`,
    locked: 'Toujours activée, pour votre sécurité.',
  },
  accounts: {
    add: 'Ajouter un compte',
    isDefault: 'Par défaut',
    canadian: (institution, transit) => `Institution ${institution}, transit ${transit}`,
    american: (routing) => `Acheminement ${routing}`,
    verified: (date) => `Vérifié, utilisé depuis le ${date}`,
    waiting: 'En attente de vérification',
    receives: 'Reçoit',
    receivesMany: (count) => `Reçoit ${count} ${isSingular(count) ? 'placement' : 'placements'}`,
    noInvestments: 'Aucun placement n’y est versé',
    remove: (name) => `Retirer ${name}`,
    removeTitle: 'Retirer ce compte ?',
    removeText: (name, number) =>
      `« ${name} » (${number}) ne sera plus lié. Si vous l’ajoutez de nouveau, il devra être vérifié une autre fois.`,
    confirmRemove: 'Retirer',
    keep: 'Conserver',
    isLast: 'Ce compte est le seul que vous ayez ; il ne peut donc pas être retiré.',
    staysDefault: 'Ce compte est votre compte par défaut ; il ne peut donc pas être retiré.',
    staysAnyway: 'Seule l’équipe de votre gestionnaire peut retirer ce compte.',
  },
};
