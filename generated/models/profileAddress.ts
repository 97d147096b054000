/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { AddressType } from './addressType.ts';
import type { CountryCode } from './countryCode.ts';
import type { Flag } from './flag.ts';

export interface ProfileAddress {
  type: AddressType;
  /**
   * Civic number and street.
   * @minLength 1
   * @maxLength 120
   */
  street: string;
  /**
   * Suite or apartment, or null where there is none.
   * @maxLength 20
   * @nullable
   */
  unit: string | null;
  /**
   * @minLength 1
   * @maxLength 80
   */
  city: string;
  /**
   * Province, territory or state; two letters in Canada and the United States.
   * @minLength 1
   * @maxLength 40
   */
  province: string;
  /**
   * Postal or ZIP code.
   * @minLength 3
   * @maxLength 12
   */
  postal_code: string;
  country: CountryCode;
  is_primary: Flag;
  /** 1 for the address on tax slips. */
  use_for_tax: Flag;
}
