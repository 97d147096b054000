import drawings from 'lucide-react/dynamicIconImports';
import { nearest, type Problem } from './problem.ts';

/** An old name, which has no drawing of its own any more. */
type Gone = 'fingerprint';

/** The name of an icon of lucide's. */
export type LucideName = Exclude<keyof typeof drawings, Gone>;

const gone: Gone = 'fingerprint';
const names = Object.keys(drawings).filter((name) => name !== gone);

/** No problem where lucide has an icon of this name; they are too many to be listed. */
export function iconProblems(path: string, icon: string): Problem[] {
  if (names.includes(icon)) return [];
  const meant = nearest(icon, names);
  const message = `'${icon}' is not known${meant ? `, did you mean '${meant}'?` : ''}; allowed: every name of lucide.dev/icons`;
  return [{ path, message }];
}
