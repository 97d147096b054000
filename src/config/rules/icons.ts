import drawings from 'lucide-react/dynamicIconImports';
import { nearest, type Problem } from './problem.ts';

/** A deprecated alias for a drawing that now has another name. */
type Gone = 'fingerprint';

/** The name of a Lucide icon. */
export type LucideName = Exclude<keyof typeof drawings, Gone>;

const gone: Gone = 'fingerprint';
const names = Object.keys(drawings).filter((name) => name !== gone);

/** Reports an icon that Lucide does not have; there are too many to list the allowed ones. */
export function iconProblems(path: string, icon: string): Problem[] {
  if (names.includes(icon)) return [];
  const meant = nearest(icon, names);
  const message = `'${icon}' is not known${meant ? `, did you mean '${meant}'?` : ''}; allowed: the icon names of lucide.dev/icons`;
  return [{ path, message }];
}
