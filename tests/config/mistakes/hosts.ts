import { smallPortal } from '../../portal/smallPortal.ts';
import type { Mistake } from '../mistake.ts';

const hostWith = (options: object, others: object[] = []): Mistake[1] => [
  ['hosts'],
  [{ host: 'invest.maplebridge.test', ...options }, ...others],
];
const allScreens = Object.keys(smallPortal.routes.signedIn);

export const hosts: Mistake[] = [
  ['a host with a port', hostWith({ host: 'invest.maplebridge.test:8443' })],
  ['a host listed twice', hostWith({}, [{ host: 'invest.maplebridge.test' }])],
  ['a host with its own end points', hostWith({ endPointHosts: ['api.maplebridge.test'] })],
  ['a host with an API on another host', hostWith({ api: { host: 'api.elsewhere.test' } })],
  ['a host with a language that the config does not have', hostWith({ languages: ['fr-CA'], locale: 'fr-CA' })],
  ['a host whose default language is not offered', hostWith({ locale: 'fr-CA' })],
  ['a host with an unknown currency', hostWith({ currency: 'XXY' })],
  ['a host with its own period', hostWith({ periods: { performance: [{ label: 'Six Months', months: 6 }] } })],
  [
    'a host with periods of an unknown name',
    hostWith({ periods: { perfomance: [{ label: 'All Time', months: 120 }] } }),
  ],
  ['a host with its own ranges', hostWith({ ranges: { statements: [{ label: 'Custom', custom: true }] } })],
  ['a host with its own menu entry', hostWith({ menu: [{ entry: 'My Documents' }, { entry: 'Reports' }] })],
  ['a host with a menu that cannot sign out', hostWith({ menu: [{ entry: 'My Portfolio' }] })],
  ['a host with the same menu entry twice', hostWith({ menu: [{ entry: 'Sign Out' }, { entry: 'Sign Out' }] })],
  ['a host with its own screen', hostWith({ routes: { '/fees': {} } })],
  ['a host that switches off an unknown screen', hostWith({ off: { routes: ['/opportunites'] } })],
  ['a host that switches off its sign-in', hostWith({ off: { routes: ['/login'] } })],
  ['a host that switches off its home screen', hostWith({ off: { routes: ['/overview'] } })],
  ['a host that switches off every screen', hostWith({ off: { routes: allScreens } })],
  ['a host that switches off an unknown feature', hostWith({ off: { features: ['opportunites'] } })],
  [
    'a host with a footer link that leads nowhere',
    hostWith({ footer: { links: [{ label: 'Legal', href: '/legl' }] } }),
  ],
];
