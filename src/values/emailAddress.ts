const atom = String.raw`[^\s\p{C}"(),.:;<>@[\]\\]+`;
const quoted = String.raw`"(?:[^\p{C}"\\]|\\\P{C})*"`;
const letter = String.raw`[\p{L}\p{M}\p{N}]`;
const label = String.raw`${letter}(?:[\p{L}\p{M}\p{N}·-]{0,61}${letter})?`;

/**
 * An address that mail can be sent to, by RFC 5321 and, in any script, RFC 6531, with a full domain or the number of a
 * host. The generated schemas have it for `format: email`.
 */
export const emailAddress = new RegExp(
  String.raw`^(?:${atom}(?:\.${atom})*|${quoted})@(?:(?:${label}\.)+(?!\d+$)${label}|\[[\d.]+\]|\[ipv6:[\da-f:.]+\])$`,
  'iu',
);
