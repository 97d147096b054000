import type { Mistake } from '../mistake.ts';

const hostWith = (options: object, others: object[] = []): Mistake[1] => [
  ['hosts'],
  [{ host: 'invest.maplebridge.test', ...options }, ...others],
];
const allScreens = [
  '/overview',
  '/overview/:id',
  '/opportunities',
  '/opportunities/:id',
  '/documents',
  '/contact-us',
  '/account',
];

export const hosts: Mistake[] = [
  ['a host with a port', hostWith({ host: 'invest.maplebridge.test:8443' })],
  ['a host listed twice', hostWith({}, [{ host: 'invest.maplebridge.test' }])],
  ['a host with end points of its own', hostWith({ endPointHosts: ['api.maplebridge.test'] })],
  ['a host with an API elsewhere', hostWith({ api: { host: 'api.elsewhere.test' } })],
  ['a host with a language that the config does not have', hostWith({ languages: ['fr-CA'], locale: 'fr-CA' })],
  ['a host whose default language is not offered', hostWith({ locale: 'fr-CA' })],
  ['a host with a currency that is none', hostWith({ currency: 'XXY' })],
  ['a host with a period of its own', hostWith({ periods: { performance: [{ label: 'Six Months', months: 6 }] } })],
  ['a host with periods of another name', hostWith({ periods: { perfomance: [{ label: 'All Time', months: 120 }] } })],
  ['a host with a custom range of its own', hostWith({ ranges: { statements: [{ label: 'Custom', custom: true }] } })],
  ['a host with a menu entry of its own', hostWith({ menu: [{ entry: 'My Documents' }, { entry: 'Reports' }] })],
  ['a host with a menu that does not sign out', hostWith({ menu: [{ entry: 'My Portfolio' }] })],
  ['a host with an entry twice', hostWith({ menu: [{ entry: 'Sign Out' }, { entry: 'Sign Out' }] })],
  ['a host with a screen of its own', hostWith({ routes: { '/fees': {} } })],
  ['a host without a screen that there is not', hostWith({ off: { routes: ['/opportunites'] } })],
  ['a host without its sign-in', hostWith({ off: { routes: ['/login'] } })],
  ['a host without its first screen', hostWith({ off: { routes: ['/overview'] } })],
  ['a host without screens', hostWith({ off: { routes: allScreens } })],
  ['a host without a feature that there is not', hostWith({ off: { features: ['opportunites'] } })],
  ['a host with a footer that leads to nothing', hostWith({ footer: { links: [{ label: 'Legal', href: '/legl' }] } })],
];
