const prime = 2n ** 61n - 1n;

/** A key for the digests of one session. */
export function digestKey(): string {
  const [random = 0n] = crypto.getRandomValues(new BigUint64Array(1));
  return (random % prime).toString(16);
}

/**
 * What tells a token from others without holding it: a polynomial in a random key, modulo a prime (Carter and Wegman's
 * universal hash). A cryptographic digest is not at hand at once: the browser's own is asynchronous, and MD5 comes with the
 * signed-in part. This one does what is asked for: whoever does not know the key, as a neighbouring host does not, hits
 * another token's digest with a chance of length / 2^61; and its 61 bits leave a token of 128 bits or more as good as
 * unknown, since 2^67 others have the same.
 */
export function tokenDigest(token: string, key: string): string {
  const factor = BigInt(`0x${key}`);
  let sum = 0n;
  for (let index = 0; index < token.length; index += 1) {
    sum = ((sum + BigInt(token.charCodeAt(index))) * factor) % prime;
  }
  return sum.toString(36).padStart(12, '0');
}
