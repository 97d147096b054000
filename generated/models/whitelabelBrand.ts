/**
 * Written by npm run generate from openapi/. Do not edit.
 */

/**
 * The brand of the host that the white-label domain header names.
 */
export interface WhitelabelBrand {
  /** Where the logo lies. Its bytes come from `/whitelabel/logo/get`. */
  logo_url: string;
  /** Where the background image lies. Its bytes come from `/whitelabel/logo/get`. */
  bg_url: string;
  /** Where the favicon lies. Its bytes come from `/whitelabel/logo/get`. Without it, the logo serves. */
  favicon_url?: string;
}
