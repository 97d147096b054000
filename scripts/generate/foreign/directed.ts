import { followed, type Node, type SourceDocument } from './source.ts';

/** The references behind which something is `readOnly` or `writeOnly`, at any depth. */
export function directedReferences(document: SourceDocument): ReadonlySet<string> {
  const directed = new Set<string>();
  const referring = new Map<string, Set<string>>();
  const left: [reference: string, node: Node][] = [['', document.root]];
  for (let next = left.pop(); next; next = left.pop()) {
    const [from, node] = next;
    const within: unknown[] = [node];
    for (let value = within.pop(); value !== undefined; value = within.pop()) {
      if (typeof value !== 'object' || value === null) continue;
      within.push(...Object.values(value).filter((one) => typeof one === 'object'));
      if (('readOnly' in value && value.readOnly === true) || ('writeOnly' in value && value.writeOnly === true))
        directed.add(from);
      if (!('$ref' in value) || typeof value.$ref !== 'string') continue;
      if (!referring.has(value.$ref)) left.push([value.$ref, followed(document, { $ref: value.$ref })]);
      referring.set(value.$ref, (referring.get(value.$ref) ?? new Set()).add(from));
    }
  }
  // Iterating over a set includes what is added meanwhile.
  for (const reference of directed) for (const from of referring.get(reference) ?? []) directed.add(from);
  return directed;
}
