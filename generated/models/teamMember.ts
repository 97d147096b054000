/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { MemberId } from './memberId.ts';

export interface TeamMember {
  member_id: MemberId;
  first_name: string;
  last_name: string;
  /** First and last name as they are shown. */
  name: string;
  /** Job title. */
  title: string;
  /** What investors turn to this person for. */
  role: string;
  department: string;
  email: string;
  phone: string;
  /**
   * Digits to dial after the number, or null.
   * @nullable
   */
  phone_extension: string | null;
  /**
   * A LinkedIn profile, or null.
   * @nullable
   */
  linkedin_url: string | null;
  /**
   * A portrait, the image file in Base64 without a data: prefix, or null.
   * @nullable
   */
  profile_image_base_64_encoded: string | null;
  /** The place in the list, from 1. */
  display_order: number;
}
