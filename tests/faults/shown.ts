import { operations } from '../../generated/operations.ts';
import portal from '../../portal.config.ts';
import type { OperationId } from '../../src/client/operationFacts.ts';
import type { Portal, Screen, Section } from '../../src/config/portal.ts';
import { asksOf } from '../../src/kinds/asksOf.ts';
import type { FormSection } from '../../src/kinds/form/options.ts';
import { exampleData } from './call.ts';

/** The screens of portal.config.ts for signed-in users. */
export const screens = Object.entries<Screen>(portal.routes.signedIn).map(([path, page]) => ({ path, page }));

const isOperation = (id: unknown): id is OperationId => typeof id === 'string' && Object.hasOwn(operations, id);

/** The parts of a part of the config, without the folded fields of a form. */
export function partsOf(part: object): [string, unknown][] {
  const { folded, fields } = part as Partial<FormSection>; // Other parts have neither, or another kind of them.
  const hidden: readonly string[] = folded?.fields ?? [];
  if (hidden.length === 0 || !fields) return Object.entries(part);
  return Object.entries({ ...part, fields: fields.filter(({ field }) => !hidden.includes(field)) });
}

/** Parts whose queries run only when a row is opened, or if the address sets the subject of a form. */
const later = ['facts', 'about'];

/** Every query named in a part of the config, once, without those that run later. */
export function queriesOf(part: unknown): OperationId[] {
  if (typeof part !== 'object' || part === null || 'shownFor' in part) return [];
  const named = 'query' in part && isOperation(part.query) ? [part.query] : [];
  const own = 'kind' in part ? [...named, ...asksOf(part as Section, portal)] : named;
  return [
    ...new Set([...own, ...partsOf(part).flatMap(([key, inner]) => (later.includes(key) ? [] : queriesOf(inner)))]),
  ];
}

/** The sections that load something, with groups and cards replaced by the sections in and beside them. */
export const askingSections = (sections: readonly Section[]): Section[] =>
  sections.flatMap(withInner).filter((section) => queriesOf(section).length > 0);

/** Whether a section appears whatever the answers are, unlike alerts. */
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

/** The address of a screen that opens its folded section, with the ids of the example if it has a subject. */
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

/** The portal with only these sections on one of its screens. */
export function withSections(path: string, page: Screen, sections: readonly Section[]): Portal {
  const signedIn = { ...portal.routes.signedIn, [path]: { ...page, sections } };
  return { ...portal, routes: { ...portal.routes, signedIn } } as Portal; // Still a portal, with other sections.
}
