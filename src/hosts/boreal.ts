import { host } from '../config/host.ts';

/** In French alone, with amounts in US dollars unless an answer says otherwise, and without opportunities. */
export const boreal = host({
  host: 'portail.boreal.test',
  brand: {
    name: 'Fonds Boréal',
    product: 'Espace investisseurs',
    description: 'Suivez vos placements, leurs revenus et leurs documents.',
    accent: '#ffd166',
  },
  locale: 'fr-CA',
  languages: ['fr-CA'],
  currency: 'USD',
  footer: {
    contact: 'Une question ? Écrivez à investisseurs@boreal.test.',
    links: [{ label: 'Mentions légales', href: 'https://www.boreal.test/mentions-legales' }],
  },
  off: { routes: ['/opportunities', '/opportunities/:id'], features: ['opportunities'] },
});
