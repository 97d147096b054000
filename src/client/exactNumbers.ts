/** Matches a JSON string, or a number with all its digits. */
const textOrNumber = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/g;

/** Puts quotes around whole numbers beyond 2^53 in JSON, so that they keep all their digits. */
export const exactNumbers = (json: string): string =>
  json.replace(textOrNumber, (found) =>
    /^-?\d{16,}$/.test(found) && !Number.isSafeInteger(Number(found)) ? `"${found}"` : found,
  );
