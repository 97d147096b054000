/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Envelope } from './envelope.ts';
import type { ProfileDetails } from './profileDetails.ts';

export type ProfileDetailsAnswer = Envelope & {
  data: ProfileDetails;
};
