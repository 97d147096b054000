/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Flag } from './flag.ts';
import type { PhoneNumber } from './phoneNumber.ts';
import type { PhoneType } from './phoneType.ts';

export interface ProfilePhone {
  type: PhoneType;
  number: PhoneNumber;
  is_primary: Flag;
}
