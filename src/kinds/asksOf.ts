import type { QueryId } from '../client/types.ts';
import type { Portal } from '../config/portal.ts';
import type { KindList } from '../config/scope.ts';
import { kinds } from './declared.ts';

const list: KindList = kinds;

/** The queries that a section of a portal asks by their names in code; none if its config names them. */
export function asksOf(section: { kind: string }, portal: Portal): readonly QueryId[] {
  const asks = list[section.kind]?.asks ?? [];
  return typeof asks === 'function' ? asks(section as never, portal) : asks; // Each is of the section's own kind.
}
