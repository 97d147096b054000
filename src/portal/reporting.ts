/** Where an error goes that was handled all the same (Reading R34); `app/` says where. */
export const reporting: { report: (error: unknown) => void } = { report: () => undefined };
