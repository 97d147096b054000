import md5 from 'md5';

/** How the `invidshash` header names an investor: the MD5 of its decimal id. */
export const hashOf = (investorId: number) => md5(String(investorId));
