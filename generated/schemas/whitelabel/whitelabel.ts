/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

/**
 * @summary Fetch an image of the brand
 */
export const whitelabelLogoGetBodyUrlMax = 2000;

export const whitelabelLogoGetBodyDomainMax = 260;

export const WhitelabelLogoGetBody = /*#__PURE__*/ zod.object({
  url: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(whitelabelLogoGetBodyUrlMax)),
  domain: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(whitelabelLogoGetBodyDomainMax)),
});
