import { fields } from '../../generated/fields.ts';
import { operations } from '../../generated/operations.ts';
import { filledPortal } from './filled.ts';
import type { Names } from './loose.ts';
import type { MenuEntry, Portal, Screen } from './portal.ts';
import type { KindList } from './scope.ts';

type Screens = Readonly<Record<`/${string}`, Screen>>;
type Path<Routes> = keyof Routes & string;

/** The routes without parameters: only a row can fill a parameter. */
type Address<Routes> = Exclude<Path<Routes>, `${string}/:${string}`>;

/** The ids of a screen's sections, including those in its groups. */
type SectionId<One> = One extends { sections: readonly (infer Section)[] }
  ? Section extends { id: infer Id extends string }
    ? Id | SectionId<Section>
    : never
  : never;

/** The compiler accepts any section id; the check reports a section that is not on the screen the entry leads to. */
type EntryFor<Routes> = MenuEntry<
  Names<Address<Routes>, string, string, number, string, SectionId<Routes[keyof Routes]>>
>;

type Checked<Routes, Periods, Ranges, Paths extends string, PageSize extends number, Others = never> = {
  [To in keyof Routes]: To extends Others
    ? 'a route that no other group has'
    : Screen<Names<Paths, keyof Periods & string, keyof Ranges & string, PageSize>>;
};

/** An object some of whose options may be left out. */
type Lacking<Whole, Key extends keyof Whole> = Omit<Whole, Key> & Partial<Pick<Whole, Key>>;

type PortalSpec<PageSize extends number, Periods, Ranges, Public, SignedIn> = Omit<
  Lacking<Portal, 'comparisons' | 'persist' | 'toastSeconds'>,
  'api' | 'footer' | 'pageSizes' | 'pageSize' | 'periods' | 'ranges' | 'paths' | 'routes' | 'menu'
> & {
  api: Lacking<Portal['api'], 'endPointHosts' | 'transferMs' | 'withoutInvestor'>;
  footer?: Lacking<Portal['footer'], 'links'>;
  pageSizes: readonly PageSize[];
  pageSize: NoInfer<PageSize>;
  periods?: Periods;
  ranges?: Ranges;
  paths: {
    signIn: Address<NoInfer<Public>>;
    home: Address<NoInfer<SignedIn>>;
    newPassword?: Address<NoInfer<Public>>;
  };
  routes: {
    public: Public &
      Checked<
        NoInfer<Public>,
        NoInfer<Periods>,
        NoInfer<Ranges>,
        Path<NoInfer<Public>> | Path<NoInfer<SignedIn>>,
        NoInfer<PageSize>
      >;
    signedIn: SignedIn &
      Checked<
        NoInfer<SignedIn>,
        NoInfer<Periods>,
        NoInfer<Ranges>,
        Path<NoInfer<Public>> | Path<NoInfer<SignedIn>>,
        NoInfer<PageSize>,
        keyof NoInfer<Public>
      >;
  };
  menu: readonly EntryFor<NoInfer<SignedIn>>[];
};

/** The config as its author wrote it, by the filled config made of it; `--explain` reports the difference. */
export const asWritten = new WeakMap<Portal, Pick<Portal, 'routes'>>();

/**
 * Defines the portal, with the kinds of sections in `src/kinds/declared.ts`. The compiler checks it here; shape, names
 * and rules are checked again before it is served or built.
 */
export function definePortal<
  const PageSize extends number,
  const Public extends Screens,
  const SignedIn extends Screens,
  const Periods extends Portal['periods'] = Record<never, never>,
  const Ranges extends Portal['ranges'] = Record<never, never>,
>(kinds: KindList, portal: PortalSpec<PageSize, Periods, Ranges, Public, SignedIn>): Portal {
  const filled = filledPortal(portal, kinds, { operations, fields }) as Portal; // The same config with its defaults filled in.
  asWritten.set(filled, portal);
  return filled;
}
