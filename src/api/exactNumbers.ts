/** A text of JSON, or a whole number that may have more digits than a number holds, as the value of a field or an item. */
const textOrWhole = /"(?:[^"\\]|\\.)*"|-?\d{16,}(?![\d.eE])/g;

/** JSON with whole numbers beyond 2^53 as texts, so that none of their digits is lost. */
export const exactNumbers = (json: string): string =>
  json.replace(textOrWhole, (found) =>
    found.startsWith('"') || Number.isSafeInteger(Number(found)) ? found : `"${found}"`,
  );
