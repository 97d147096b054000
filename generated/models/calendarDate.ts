/**
 * Written by npm run generate from openapi/. Do not edit.
 */

/**
 * A calendar date without a time zone, YYYY-MM-DD.
 */
export type CalendarDate = string;
