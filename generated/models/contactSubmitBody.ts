/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { ContactContext } from './contactContext.ts';
import type { ContactRequest } from './contactRequest.ts';
import type { ContactTopic } from './contactTopic.ts';
import type { PhoneNumber } from './phoneNumber.ts';
import type { PreferredContact } from './preferredContact.ts';

export interface ContactSubmitBody {
  topic: ContactTopic;
  /** @maxLength 150 */
  subject?: string;
  /**
   * @minLength 1
   * @maxLength 4000
   */
  message: string;
  preferred_contact: PreferredContact;
  /** Needed where the answer is to come by phone. */
  phone?: PhoneNumber;
  /**
   * When a call suits.
   * @maxLength 100
   */
  preferred_time?: string;
  /**
   * The team member the message is for. Without it the manager decides.
   * @minimum 1
   */
  member_id?: number;
  context?: ContactContext;
  request?: ContactRequest;
}
