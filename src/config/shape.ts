import { z } from 'zod';

const text = z.string().min(1);
const path = z.string().regex(/^\//, 'begins with a slash');
const id = z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'is written in kebab-case');
const seconds = z.number().int().min(1).max(60);
const whole = z.number().int().positive();
const format = text;

const formatted = z.strictObject({ field: text, format });

const cards = z.strictObject({
  kind: z.literal('cards'),
  id,
  title: text,
  period: text,
  cards: z
    .array(
      z.strictObject({
        title: text,
        query: text,
        about: text,
        value: formatted,
        asOf: text,
        change: formatted.extend({ previous: text }),
        breakdown: z.strictObject({ rows: text, label: text, value: text, format, share: text.optional() }).optional(),
        sparkline: z.strictObject({ rows: text, at: text, value: text, format }).optional(),
      }),
    )
    .min(1),
});

const table = z.strictObject({
  kind: z.literal('table'),
  id,
  title: text,
  query: text,
  rows: text,
  key: text,
  period: text.optional(),
  sort: z.strictObject({ by: text, direction: z.enum(['asc', 'desc']) }).optional(),
  pageSize: whole.optional(),
  columns: z
    .array(
      z.strictObject({
        field: text,
        label: text,
        format,
        sortable: z.boolean().optional(),
        primary: z.boolean().optional(),
      }),
    )
    .min(1),
  empty: z.strictObject({ title: text, text }),
});

const form = z.strictObject({
  kind: z.literal('form'),
  id,
  title: text,
  intro: text.optional(),
  command: text,
  fields: z
    .array(
      z.strictObject({
        field: text,
        label: text,
        input: z.enum(['text', 'email', 'password', 'new-password', 'tel']),
        autocomplete: text,
        hint: text.optional(),
      }),
    )
    .min(1),
  submit: text,
  success: z.array(z.union([z.enum(['sign-in', 'refresh', 'toast']), z.strictObject({ goTo: path })])).min(1),
  failureSeconds: seconds.optional(),
  links: z.array(z.strictObject({ label: text, to: path })).optional(),
});

const notice = z.strictObject({ kind: z.literal('notice'), id, title: text, text });

const screen = z.strictObject({
  title: text,
  sections: z.array(z.discriminatedUnion('kind', [cards, form, notice, table])).min(1),
});

const period = z.strictObject({ label: text, months: z.literal([1, 3, 6, 12, 120]) });

const entry = {
  label: text,
  icon: z.enum(['portfolio', 'opportunities', 'documents', 'contact', 'account', 'sign-out']),
  smallScreensOnly: z.boolean().optional(),
};

const header = z.string().regex(/^[A-Za-z0-9-]+$/, 'is a header name');
const host = z.string().regex(/^[a-z0-9.-]+(:\d+)?$/, 'is a host name');

/** The shape of `portal.config.ts`: every key known, every value of its type. Names are held against each other by rules. */
export const portalShape = z.strictObject({
  brand: z.strictObject({
    name: text,
    product: text,
    description: text,
    accent: z.string().regex(/^#[0-9a-f]{6}$/i, 'is a colour such as #1d5bd6'),
  }),
  locale: text.refine((tag) => Intl.NumberFormat.supportedLocalesOf([tag]).length > 0, 'is a known language tag'),
  currency: z.string().regex(/^[A-Z]{3}$/, 'is an ISO 4217 code'),
  api: z.strictObject({
    port: whole.max(65535),
    timeoutMs: whole,
    headers: z.strictObject({ investorHash: header, endPoint: header, domain: header }),
    developmentHost: host,
    endPointHosts: z.array(host),
    withoutInvestor: z.array(text),
  }),
  session: z.strictObject({ cookieMinutes: whole, investorDays: whole, checkMinutes: whole }),
  pageSizes: z.array(whole.max(1000)).min(1),
  pageSize: whole,
  periods: z.record(text, z.array(period).min(1)),
  ranges: z.record(text, z.array(z.union([period, z.strictObject({ label: text, custom: z.literal(true) })])).min(1)),
  comparisons: z
    .array(z.strictObject({ label: text, compareTo: z.enum(['last_year', 'last_quarter', 'last_month']) }))
    .min(1),
  paths: z.strictObject({ signIn: path, home: path, newPassword: path }),
  routes: z.strictObject({ public: z.record(path, screen), signedIn: z.record(path, screen) }),
  menu: z.array(
    z.union([
      z.strictObject({ ...entry, to: path, anchors: z.array(z.strictObject({ label: text, section: id })).optional() }),
      z.strictObject({ ...entry, action: z.literal('sign-out') }),
    ]),
  ),
});
