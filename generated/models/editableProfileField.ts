/**
 * Written by npm run generate from openapi/. Do not edit.
 */

/**
 * A field that the profile update takes.
 */
export type EditableProfileField = (typeof EditableProfileField)[keyof typeof EditableProfileField];

export const EditableProfileField = {
  email: 'email',
  phones: 'phones',
  addresses: 'addresses',
  preferred_language: 'preferred_language',
  time_zone: 'time_zone',
  statement_cadence: 'statement_cadence',
  distribution_option: 'distribution_option',
} as const;
