/**
 * Written by npm run generate from openapi/. Do not edit.
 */

export interface WhitelabelLogoGetBody {
  /**
   * An image address from `/whitelabel/fetch`.
   * @minLength 1
   * @maxLength 2000
   */
  url: string;
  /**
   * The value of the white-label domain header: a host, with its port if it has one.
   * @minLength 1
   * @maxLength 260
   */
  domain: string;
}
