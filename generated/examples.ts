// Written by `npm run generate` from openapi/. Do not edit.

/** The example of each operation of another API, in its own form; the most specific path comes first. */
export const examples: Readonly<Record<string, unknown>> = {};
