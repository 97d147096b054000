// Written by `npm run generate` from openapi/. Do not edit.

/** The adapters of other APIs, by their names, loaded on demand. */
export const adapters = {};
