/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Envelope } from './envelope.ts';
import type { WhitelabelImage } from './whitelabelImage.ts';

export type WhitelabelLogoGetAnswer = Envelope & {
  data: WhitelabelImage;
};
