/** Receives errors that were handled (Reading R34); `app/` sets it. */
export const reporting: { report: (error: unknown) => void } = { report: () => undefined };
