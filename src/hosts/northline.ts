import { host } from '../config/host.ts';

/** The portal's own brand. */
export const northline = host({ host: 'portal.northline.test' });
