/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Envelope } from './envelope.ts';
import type { PortalLogin } from './portalLogin.ts';

export type ProfilePortalLoginUpdateAnswer = Envelope & {
  data: PortalLogin;
};
