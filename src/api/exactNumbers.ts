/** Matches a JSON string, or a whole number that may have more digits than a JavaScript number holds. */
const textOrWhole = /"(?:[^"\\]|\\.)*"|-?\d{16,}(?![\d.eE])/g;

/** Puts quotes around whole numbers beyond 2^53 in JSON, so that they keep all their digits. */
export const exactNumbers = (json: string): string =>
  json.replace(textOrWhole, (found) =>
    found.startsWith('"') || Number.isSafeInteger(Number(found)) ? found : `"${found}"`,
  );
