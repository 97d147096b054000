import { operations } from '../../generated/operations.ts';
import portal from '../../portal.config.ts';
import type { OperationId } from '../../src/api/operationAt.ts';
import type { Portal, Screen, Section } from '../../src/config/portal.ts';
import { panelOperations } from '../../src/panels/operations.ts';
import { exampleData } from './call.ts';

/** The screens of portal.config.ts that are for the signed-in. */
export const screens = Object.entries<Screen>(portal.routes.signedIn).map(([path, page]) => ({ path, page }));

const isOperation = (id: unknown): id is OperationId => typeof id === 'string' && Object.hasOwn(operations, id);

/** Every query that is named somewhere in a part of the config, once, without those of a row that is opened. */
export function queriesOf(part: unknown): OperationId[] {
  if (typeof part !== 'object' || part === null) return [];
  const named = 'query' in part && isOperation(part.query) ? [part.query] : [];
  const own = 'kind' in part ? [...named, ...panelOperations(part as Section)] : named;
  return [
    ...new Set([...own, ...Object.entries(part).flatMap(([key, inner]) => (key === 'facts' ? [] : queriesOf(inner)))]),
  ];
}

/** The sections that ask for something themselves, those of a group or beside the cards in their place. */
export const askingSections = (sections: readonly Section[]): Section[] =>
  sections.flatMap(withInner).filter((section) => queriesOf(section).length > 0);

/** Whether a section is on the page whatever the answers are: alerts are there only where something is wrong. */
export const isAlwaysThere = ({ kind }: Section): boolean => kind !== 'attention';

function withInner(section: Section): readonly Section[] {
  if (section.kind === 'group') return section.sections;
  if (section.kind !== 'cards') return [section];
  return [section, section.beside, section.below].filter((one) => one !== undefined);
}

function find(value: unknown, field: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  if (field in value) return Reflect.get(value, field);
  for (const item of Object.values(value)) {
    const found = find(item, field);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The address of a screen, with what is folded opened; where it is about one thing, that of the example. */
export async function addressOf(path: string, { subject, sections }: Screen): Promise<string> {
  const folded = sections.find((section) => (section.kind === 'group' ? section.folded : 'foldedTo' in section));
  const anchor = folded ? `#${folded.id}` : '';
  if (!subject) return `${path}${anchor}`;
  const example = await exampleData(subject.query);
  return Object.entries(subject.params).reduce(
    (address, [field, name]) => address.replace(`:${name}`, String(find(example, field))),
    `${path}${anchor}`,
  );
}

/** The portal with these sections alone on one of its screens. */
export function withSections(path: string, page: Screen, sections: readonly Section[]): Portal {
  const signedIn = { ...portal.routes.signedIn, [path]: { ...page, sections } };
  return { ...portal, routes: { ...portal.routes, signedIn } } as Portal; // Still a portal, of other sections.
}
