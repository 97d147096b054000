/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { LoanPropertyAddress } from './loanPropertyAddress.ts';
import type { PropertyImage } from './propertyImage.ts';
import type { PropertyType } from './propertyType.ts';

export interface LoanProperty {
  property_id: number;
  address: LoanPropertyAddress;
  property_type: PropertyType;
  /** Who uses the property, in words. */
  occupancy: string;
  /** @minimum 0 */
  units_count: number;
  /**
   * Null where the manager masks the address.
   * @minimum -90
   * @maximum 90
   * @nullable
   */
  latitude: number | null;
  /**
   * Null where the manager masks the address.
   * @minimum -180
   * @maximum 180
   * @nullable
   */
  longitude: number | null;
  images: PropertyImage[];
}
