/** The time of the build or, for a reproducible one, SOURCE_DATE_EPOCH in seconds; as ISO 8601. */
export function buildTime(): string {
  const { SOURCE_DATE_EPOCH: seconds } = process.env;
  return (seconds ? new Date(Number(seconds) * 1000) : new Date()).toISOString();
}
