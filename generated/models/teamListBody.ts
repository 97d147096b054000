/**
 * Written by npm run generate from openapi/. Do not edit.
 */

export interface TeamListBody {
  [key: string]: unknown;
}
