/**
 * Written by npm run generate from openapi/. Do not edit.
 */

export type PreferredLanguage = (typeof PreferredLanguage)[keyof typeof PreferredLanguage];

export const PreferredLanguage = {
  en: 'en',
  fr: 'fr',
} as const;
