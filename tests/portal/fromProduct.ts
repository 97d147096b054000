import { fields } from '../../generated/fields.ts';
import { operations } from '../../generated/operations.ts';
import { filledPortal } from '../../src/config/filled.ts';
import type { Screen, Section } from '../../src/config/portal.ts';
import { withInner } from '../../src/config/rules/screensOf.ts';
import { kinds } from '../../src/kinds/declared.ts';

/** Without the page sizes of single tables: the portal of the tests offers other sizes than an operator may. */
const withoutPageSizes = (screen: object): object =>
  JSON.parse(JSON.stringify(screen, (option, value) => (option === 'pageSize' ? undefined : value)));

/** A screen of src/screens/ with its defaults filled in, so that tests can put mistakes into every part of it. */
export function fromProduct(screen: object): Screen {
  // Filling in defaults does not change the type of a screen.
  const { noInvestors } = filledPortal({ noInvestors: withoutPageSizes(screen) }, kinds, { operations, fields }) as {
    noInvestors: Screen;
  };
  return noInvestors;
}

type Plain = Exclude<Section, { kind: 'group' }>;

/** The sections of a screen with these ids, in this order, without those that an operator has removed. */
export function sectionsOf(screen: object, ...ids: string[]): Plain[] {
  const sections = fromProduct(screen).sections.flatMap(withInner);
  const isPlain = (section: Section): section is Plain => section.kind !== 'group';
  return ids.flatMap((id) => sections.filter((section) => section.id === id)).filter(isPlain);
}
