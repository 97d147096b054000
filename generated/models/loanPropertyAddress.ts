/**
 * Written by npm run generate from openapi/. Do not edit.
 */

export interface LoanPropertyAddress {
  /**
   * Null where the manager masks it.
   * @nullable
   */
  street: string | null;
  city: string;
  /** Two-letter code of the province or state. */
  province: string;
  /**
   * Postal or ZIP code. Null where the manager masks it.
   * @nullable
   */
  postal_code: string | null;
  /** ISO 3166 two-letter code. */
  country: string;
}
