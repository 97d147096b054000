import md5 from 'md5';

/** MD5 of the decimal investor id (Reading R4): an identifier that the API asks for, never a secret or a proof. */
export function investorHash(investorId: number): string {
  return md5(String(investorId));
}
