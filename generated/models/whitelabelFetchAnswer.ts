/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Envelope } from './envelope.ts';
import type { WhitelabelBrand } from './whitelabelBrand.ts';

export type WhitelabelFetchAnswer = Envelope & {
  data: WhitelabelBrand;
};
