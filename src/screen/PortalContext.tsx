import type { Portal } from '../config/portal.ts';
import { strictContext } from '../ui/strictContext.ts';

/** The config at run time. */
export const [PortalProvider, usePortal] = strictContext<Portal>('Portal');
