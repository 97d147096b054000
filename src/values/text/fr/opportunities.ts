import type { Some } from '../catalogue.ts';
import type { opportunities as english } from '../en/opportunities.ts';

/** Texts of opportunities, including those that are not open to everyone. */
export const opportunities: Some<typeof english> = {
  bar: {
    note: (amount, whole) => `${amount} sur ${whole}`,
  },
  action: {
    closed: 'Non offert pour le moment.',
  },
};
