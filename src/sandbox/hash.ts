import { createHash } from 'node:crypto';

/** How the `invidshash` header names an investor: the MD5 of its decimal id. */
export const hashOf = (investorId: number) => createHash('md5').update(String(investorId)).digest('hex');
