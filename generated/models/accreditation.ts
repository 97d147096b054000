/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { AccreditationStatus } from './accreditationStatus.ts';
import type { NullableDate } from './nullableDate.ts';

/**
 * Whether the investor may buy under the accredited investor exemption.
 */
export interface Accreditation {
  status: AccreditationStatus;
  /**
   * What the exemption rests on, or null where none is claimed.
   * @nullable
   */
  category: string | null;
  expires_date: NullableDate | null;
}
