/**
 * Written by npm run generate from openapi/. Do not edit.
 */

export type NotificationKey = (typeof NotificationKey)[keyof typeof NotificationKey];

export const NotificationKey = {
  new_document: 'new_document',
  statement_available: 'statement_available',
  tax_slip_available: 'tax_slip_available',
  distribution_paid: 'distribution_paid',
  payment_missed: 'payment_missed',
  loan_update: 'loan_update',
  loan_maturity: 'loan_maturity',
  manager_note: 'manager_note',
  new_opportunity: 'new_opportunity',
  account_changed: 'account_changed',
  profile_changed: 'profile_changed',
  login_new_device: 'login_new_device',
} as const;
