import type { Schema } from '../schema.ts';

/** The investment types in the order they are shown, with their labels. */
export const INVESTMENT_TYPES: readonly { type: Schema<'InvestmentType'>; label: string }[] = [
  { type: 'fund', label: 'Fund' },
  { type: 'direct_mortgage', label: 'Direct mortgage' },
  { type: 'syndicated_loan', label: 'Syndicated loan' },
];
