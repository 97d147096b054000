/** The words of a name, such as `net_amount`, `netAmount` or `FXRate`. */
export const wordsOf = (name: string) =>
  name.replaceAll(/([a-z\d])([A-Z])|([A-Z])([A-Z][a-z])/g, '$1$3 $2$4').match(/[a-zA-Z0-9]+/g) ?? [];

/** `net_amount` and `netAmount` as `Net amount`. */
export function titleOf(name: string): string {
  const words = wordsOf(name).map((word) => (/^[A-Z\d]+$/.test(word) && word.length > 1 ? word : word.toLowerCase()));
  const text = words.join(' ') || name;
  return `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;
}
