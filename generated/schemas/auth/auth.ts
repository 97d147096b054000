/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

/**
 * @summary Sign in with email and password
 */
export const authLoginBodyEmailMax = 254;

export const authLoginBodyEmailRegExp = new RegExp('.@.');
export const authLoginBodyPasswordMax = 128;

export const AuthLoginBody = /*#__PURE__*/ zod.object({
  email: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(authLoginBodyEmailMax))
    .check(/*#__PURE__*/ zod.regex(authLoginBodyEmailRegExp)),
  password: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(authLoginBodyPasswordMax)),
});

/**
 * @summary Ask for a link to set a new password
 */
export const passwordResetRequestBodyEmailMax = 254;

export const passwordResetRequestBodyEmailRegExp = new RegExp('.@.');

export const PasswordResetRequestBody = /*#__PURE__*/ zod.object({
  email: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(passwordResetRequestBodyEmailMax))
    .check(/*#__PURE__*/ zod.regex(passwordResetRequestBodyEmailRegExp)),
});

/**
 * @summary Set a new password with the token of a link or of a first sign-in
 */
export const passwordResetBodyTokenMax = 512;

export const passwordResetBodyPasswordMin = 8;
export const passwordResetBodyPasswordMax = 128;

export const passwordResetBodyPasswordConfirmMin = 8;
export const passwordResetBodyPasswordConfirmMax = 128;

export const PasswordResetBody = /*#__PURE__*/ zod.object({
  token: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(passwordResetBodyTokenMax)),
  password: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(passwordResetBodyPasswordMin))
    .check(/*#__PURE__*/ zod.maxLength(passwordResetBodyPasswordMax)),
  password_confirm: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(passwordResetBodyPasswordConfirmMin))
    .check(/*#__PURE__*/ zod.maxLength(passwordResetBodyPasswordConfirmMax)),
});
