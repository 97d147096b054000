const prime = 2n ** 61n - 1n;

/** Creates a random key for the digests of one session. */
export function digestKey(): string {
  const [random = 0n] = crypto.getRandomValues(new BigUint64Array(1));
  return (random % prime).toString(16);
}

/**
 * Recognizes a token without storing it: a polynomial in a random key, modulo a prime (Carter and Wegman's universal
 * hash). No cryptographic digest is available synchronously: the browser's own is asynchronous, and MD5 is loaded with
 * the signed-in bundle. This one is sufficient: without the key, which a neighbouring host does not have, another
 * token gets the same digest with a probability of length / 2^61; and 61 bits reveal practically nothing about a token
 * of 128 bits or more, since 2^67 others share them.
 */
export function tokenDigest(token: string, key: string): string {
  const factor = BigInt(`0x${key}`);
  let sum = 0n;
  for (let index = 0; index < token.length; index += 1) {
    sum = ((sum + BigInt(token.charCodeAt(index))) * factor) % prime;
  }
  return sum.toString(36).padStart(12, '0');
}
