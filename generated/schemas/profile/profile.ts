/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

const emailAddress =
  /^(?:[^\s\p{C}"(),.:;<>@[\]\\]+(?:\.[^\s\p{C}"(),.:;<>@[\]\\]+)*|"(?:[^\p{C}"\\]|\\\P{C})*")@(?:(?:[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}·-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?!\d+$)[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}·-]{0,61}[\p{L}\p{M}\p{N}])?|\[[\d.]+\]|\[ipv6:[\da-f:.]+\])$/iu;

/**
 * @summary Change the password
 */

export const profilePasswordUpdateBodyEmailMax = 254;

export const profilePasswordUpdateBodyEmailRegExp = new RegExp('.@.');
export const profilePasswordUpdateBodyCurrentPasswordMax = 128;

export const profilePasswordUpdateBodyPasswordMin = 8;
export const profilePasswordUpdateBodyPasswordMax = 128;

export const profilePasswordUpdateBodyPasswordConfirmMin = 8;
export const profilePasswordUpdateBodyPasswordConfirmMax = 128;

export const ProfilePasswordUpdateBody = /*#__PURE__*/ zod.object({
  investor_id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  email: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.maxLength(profilePasswordUpdateBodyEmailMax))
      .check(/*#__PURE__*/ zod.regex(profilePasswordUpdateBodyEmailRegExp)),
  ),
  current_password: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(profilePasswordUpdateBodyCurrentPasswordMax)),
  password: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(profilePasswordUpdateBodyPasswordMin))
    .check(/*#__PURE__*/ zod.maxLength(profilePasswordUpdateBodyPasswordMax)),
  password_confirm: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(profilePasswordUpdateBodyPasswordConfirmMin))
    .check(/*#__PURE__*/ zod.maxLength(profilePasswordUpdateBodyPasswordConfirmMax)),
});

/**
 * @summary Change profile details
 */

export const profileUpdateBodyEmailMax = 254;

export const profileUpdateBodyPhonesItemNumberMax = 32;

export const profileUpdateBodyPhonesItemNumberRegExp = new RegExp('^\\+?[0-9(][0-9 ().x-]{5,30}$');
export const profileUpdateBodyPhonesMax = 5;

export const profileUpdateBodyAddressesItemStreetMax = 120;

export const profileUpdateBodyAddressesItemUnitMax = 20;

export const profileUpdateBodyAddressesItemCityMax = 80;

export const profileUpdateBodyAddressesItemProvinceMax = 40;

export const profileUpdateBodyAddressesItemPostalCodeMin = 3;
export const profileUpdateBodyAddressesItemPostalCodeMax = 12;

export const profileUpdateBodyAddressesItemCountryRegExp = new RegExp('^[A-Z]{2}$');
export const profileUpdateBodyAddressesMax = 5;

export const profileUpdateBodyTimeZoneMax = 64;

export const profileUpdateBodyTimeZoneRegExp = new RegExp('^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$');

export const ProfileUpdateBody = /*#__PURE__*/ zod.object({
  investor_id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  email: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.email({ pattern: emailAddress }).check(/*#__PURE__*/ zod.maxLength(profileUpdateBodyEmailMax)),
  ),
  phones: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(
        /*#__PURE__*/ zod.object({
          type: /*#__PURE__*/ zod.enum(['mobile', 'home', 'work', 'other']),
          number: /*#__PURE__*/ zod
            .string()
            .check(/*#__PURE__*/ zod.maxLength(profileUpdateBodyPhonesItemNumberMax))
            .check(/*#__PURE__*/ zod.regex(profileUpdateBodyPhonesItemNumberRegExp)),
          is_primary: /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(0), /*#__PURE__*/ zod.literal(1)]),
        }),
      )
      .check(/*#__PURE__*/ zod.maxLength(profileUpdateBodyPhonesMax)),
  ),
  addresses: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(
        /*#__PURE__*/ zod.object({
          type: /*#__PURE__*/ zod.enum(['home', 'mailing', 'business', 'registered']),
          street: /*#__PURE__*/ zod
            .string()
            .check(/*#__PURE__*/ zod.minLength(1))
            .check(/*#__PURE__*/ zod.maxLength(profileUpdateBodyAddressesItemStreetMax)),
          unit: /*#__PURE__*/ zod.nullable(
            /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(profileUpdateBodyAddressesItemUnitMax)),
          ),
          city: /*#__PURE__*/ zod
            .string()
            .check(/*#__PURE__*/ zod.minLength(1))
            .check(/*#__PURE__*/ zod.maxLength(profileUpdateBodyAddressesItemCityMax)),
          province: /*#__PURE__*/ zod
            .string()
            .check(/*#__PURE__*/ zod.minLength(1))
            .check(/*#__PURE__*/ zod.maxLength(profileUpdateBodyAddressesItemProvinceMax)),
          postal_code: /*#__PURE__*/ zod
            .string()
            .check(/*#__PURE__*/ zod.minLength(profileUpdateBodyAddressesItemPostalCodeMin))
            .check(/*#__PURE__*/ zod.maxLength(profileUpdateBodyAddressesItemPostalCodeMax)),
          country: /*#__PURE__*/ zod
            .string()
            .check(/*#__PURE__*/ zod.regex(profileUpdateBodyAddressesItemCountryRegExp)),
          is_primary: /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(0), /*#__PURE__*/ zod.literal(1)]),
          use_for_tax: /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(0), /*#__PURE__*/ zod.literal(1)]),
        }),
      )
      .check(/*#__PURE__*/ zod.maxLength(profileUpdateBodyAddressesMax)),
  ),
  preferred_language: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['en', 'fr'])),
  time_zone: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(profileUpdateBodyTimeZoneMax))
      .check(/*#__PURE__*/ zod.regex(profileUpdateBodyTimeZoneRegExp)),
  ),
  statement_cadence: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['monthly', 'quarterly', 'yearly'])),
  distribution_option: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['cash', 'drip', 'partial_drip'])),
});

/**
 * @summary Change the sign-in email
 */

export const profilePortalLoginUpdateBodyEmailMax = 254;

export const profilePortalLoginUpdateBodyEmailConfirmMax = 254;

export const profilePortalLoginUpdateBodyCurrentPasswordMax = 128;

export const ProfilePortalLoginUpdateBody = /*#__PURE__*/ zod.object({
  investor_id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  email: /*#__PURE__*/ zod
    .email({ pattern: emailAddress })
    .check(/*#__PURE__*/ zod.maxLength(profilePortalLoginUpdateBodyEmailMax)),
  email_confirm: /*#__PURE__*/ zod
    .email({ pattern: emailAddress })
    .check(/*#__PURE__*/ zod.maxLength(profilePortalLoginUpdateBodyEmailConfirmMax)),
  current_password: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(profilePortalLoginUpdateBodyCurrentPasswordMax)),
  ),
});

/**
 * @summary Read the profile, the portal login and the notification settings
 */

export const ProfileDetailsBody = /*#__PURE__*/ zod.object({
  investor_id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
});

/**
 * @summary Turn a notification on or off on one channel
 */

export const NotificationStatusUpdateBody = /*#__PURE__*/ zod.object({
  investor_id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  notification_key: /*#__PURE__*/ zod.enum([
    'new_document',
    'statement_available',
    'tax_slip_available',
    'distribution_paid',
    'payment_missed',
    'loan_update',
    'loan_maturity',
    'manager_note',
    'new_opportunity',
    'account_changed',
    'profile_changed',
    'login_new_device',
  ]),
  channel: /*#__PURE__*/ zod.enum(['email', 'sms', 'portal']),
  status: /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(0), /*#__PURE__*/ zod.literal(1)]),
});
