let digest: ((text: string) => string) | undefined;

/**
 * Provides MD5, which is loaded with the signed-in bundle (`md5.ts`): visitors select no investor and do not need it.
 */
export function provideDigest(md5: (text: string) => string): void {
  digest = md5;
}

/**
 * MD5 of the decimal investor id (Reading R4): an identifier that the API asks for, never a secret or a proof.
 * Undefined before the signed-in bundle is loaded.
 */
export function investorHash(investorId: number): string | undefined {
  return digest?.(String(investorId));
}

/** Whether a text has the form of such a hash. */
export const isInvestorHash = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);
