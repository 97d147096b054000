/**
 * Written by npm run generate from openapi/. Do not edit.
 */

/**
 * Digits with the usual separators; `x` goes before an extension.
 * @maxLength 32
 * @pattern ^\+?[0-9(][0-9 ().x-]{5,30}$
 */
export type PhoneNumber = string;
