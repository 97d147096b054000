import { host } from '../config/host.ts';

export const maplebridge = host({
  host: 'invest.maplebridge.test',
  brand: { name: 'Maplebridge Lending', product: 'Client Portal', accent: '#b3261e' },
  menu: [
    { entry: 'My Portfolio', label: 'Portfolio' },
    { entry: 'My Documents' },
    { entry: 'Opportunities', label: 'New offers' },
    { entry: 'Contact Us' },
    { entry: 'My Account' },
    { entry: 'Sign Out' },
  ],
  ranges: {
    documents: [
      { label: 'Last Six Months', months: 6 },
      { label: 'All Time', months: 120 },
      { label: 'Custom', custom: true },
    ],
  },
  footer: {
    contact: 'Questions? Write to invest@maplebridge.test.',
    links: [{ label: 'Legal', href: 'https://www.maplebridge.test/legal' }],
  },
});
