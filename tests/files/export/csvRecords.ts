/** The records of a comma-separated CSV file according to RFC 4180. */
export function csvRecords(file: string): string[][] {
  const cells = /("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n)/g;
  const records: string[][] = [[]];
  for (const [, cell = '', end] of file.replace('\uFEFF', '').matchAll(cells)) {
    records.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === '\r\n') records.push([]);
  }
  return records.slice(0, -1);
}
