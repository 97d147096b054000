/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { TeamMember } from './teamMember.ts';

export interface Team {
  team: TeamMember[];
}
