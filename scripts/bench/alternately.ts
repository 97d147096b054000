/**
 * Measures the subjects in turn, as often as given, so that a busy moment of the machine affects all of them. Returns
 * the measurements of each, in the order of the subjects.
 */
export async function alternately<Subject, Measured>(
  runs: number,
  subjects: readonly Subject[],
  measure: (subject: Subject) => Promise<Measured>,
): Promise<Measured[][]> {
  const measured = subjects.map((subject) => ({ subject, found: [] as Measured[] }));
  for (let run = 0; run < runs; run += 1) for (const { subject, found } of measured) found.push(await measure(subject));
  return measured.map(({ found }) => found);
}
