import { z } from 'zod';
import { groupShape, plainShape } from './rules/group.ts';
import { id, path, text, whole } from './rules/words.ts';

const screen = z.strictObject({
  title: text,
  part: text.optional(),
  back: path.optional(),
  subject: z.strictObject({ query: text, params: z.record(text, text), name: text }).optional(),
  sections: z.array(z.discriminatedUnion('kind', [plainShape, groupShape])).min(1),
});

function isTag(value: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf([value]).length > 0;
  } catch {
    return false;
  }
}

const period = z.strictObject({ label: text, months: z.literal([1, 3, 6, 12, 120]) });

const entry = {
  label: text,
  icon: z.enum(['portfolio', 'opportunities', 'documents', 'contact', 'account', 'sign-out']),
  smallScreensOnly: z.boolean().optional(),
};

/** A path of this site, and not one of another that browsers take for one; or https elsewhere. */
const href = z
  .string()
  .refine(
    (address) => /^\/(?![/\\])[^\s\\]*$/.test(address) || URL.parse(address)?.protocol === 'https:',
    'is a path of this site, such as /legal.html, or begins with https://',
  );

const header = z.string().regex(/^[A-Za-z0-9-]+$/, 'is a header name');
const host = z.string().regex(/^[a-z0-9.-]+(:\d+)?$/, 'is a host name');

const tag = text.refine((value) => isTag(value), 'is a known language tag');

/** The shape of `portal.config.ts`: every key known, every value of its type. Names are held against each other by rules. */
export const portalShape = z.strictObject({
  brand: z.strictObject({
    name: text,
    product: text,
    description: text,
    accent: z.string().regex(/^#[0-9a-f]{6}$/i, 'is a colour such as #1d5bd6'),
  }),
  locale: tag,
  languages: z.array(z.strictObject({ tag, name: text })).min(1),
  currency: z.string().regex(/^[A-Z]{3}$/, 'is an ISO 4217 code'),
  api: z.strictObject({
    port: whole.max(65535),
    timeoutMs: whole,
    headers: z.strictObject({ investorHash: header, endPoint: header, domain: header }),
    developmentHost: host,
    endPointHosts: z.array(host),
    withoutInvestor: z.array(text),
  }),
  session: z.strictObject({ cookieMinutes: whole, investorDays: whole, checkMinutes: whole, warnMinutes: whole }),
  persist: z.array(text),
  pageSizes: z.array(whole).min(1),
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
  noInvestors: screen,
  footer: z.strictObject({ links: z.array(z.strictObject({ label: text, href })) }),
});
