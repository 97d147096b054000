/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Envelope } from './envelope.ts';
import type { Team } from './team.ts';

export type TeamListAnswer = Envelope & {
  data: Team;
};
