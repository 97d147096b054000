import { set } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import portal from '../../portal.config.ts';
import { bodyOf } from '../../src/client/bodyOf.ts';
import { bodyFrom } from '../../src/kinds/form/formValues.ts';
import type { FormField, FormSection } from '../../src/kinds/form/options.ts';
import { isObject } from '../../src/values/isObject.ts';
import { typed } from '../../src/values/typed.ts';

/** A value as programs, telephones and right-to-left texts hand it to people who copy it. */
const copied = (value: string) =>
  `\u202a\u2068${value}\u2069\u202c`
    .replaceAll(' ', '\u00a0')
    .replaceAll('-', '\u2011')
    .replaceAll('@', '\uff20')
    .replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))
    .replace(/(\p{L}|\p{N})/u, '\u00ad\u200e$1\u200b\ufe0f');

/** A value of each input that is typed; what it means is sent. */
const values: Partial<Record<FormField['input'], string>> = {
  text: 'Saint-Jérôme 12',
  email: 'julie@tremblay-holdings.test',
  tel: '+1 514 555-0147',
  digits: '10207730',
  number: '12',
  money: '25,000.50',
};
/** What is sent as it is. */
const kept: typeof values = {
  textarea: copied('12–14, «\u00a0½\u00a0»\nAn emoji: 👨\u200d👩\u200d👧'),
  password: ` ${copied('Harbour 2027')} `,
  'new-password': ` ${copied('Harbour 2027')} `,
};

/** Every form in a part of the config, those of dialogs and panels included. */
function formsIn(part: unknown): FormSection[] {
  if (Array.isArray(part)) return part.flatMap(formsIn);
  if (!isObject(part)) return [];
  const inner = Object.values(part).flatMap(formsIn);
  // Only a form has all three.
  return 'command' in part && 'fields' in part && 'submit' in part ? [part as unknown as FormSection, ...inner] : inner;
}

const forms = formsIn(portal.routes);

describe('what was typed', () => {
  it.each([
    ['text', '12–14 Rue Saint‑Denis', '12-14 Rue Saint-Denis'],
    ['text', 'Ame\u0301lie\u00a0 Ro\u00ady', 'Amélie  Roy'],
    ['text', '123½ Queen St', '123½ Queen St'],
    ['text', 'O´Brien', 'O´Brien'],
    ['email', 'julie＠tremblay.test\u200b', 'julie@tremblay.test'],
    ['tel', 'tel:+1-514-555-0147;ext=214', '+1-514-555-0147 x214'],
    ['tel', '\u202a+1 514 555‑0147\u202c', '+1 514 555-0147'],
    ['tel', '514 555 0147 ext. 214', '514 555 0147 x214'],
    ['tel', '514 555 0147, poste 214', '514 555 0147 x214'],
    ['tel', '514 555 0147 x214', '514 555 0147 x214'],
    ['tel', '030/901820', '030-901820'],
    ['digits', '102\u200b07\u00a07–30', '10207730'],
    ['digits', '١٠٢٠٧٧٣٠', '10207730'],
    ['money', '２５，０００', '25,000'],
    ['money', '25²', '25²'],
    ['search', ' O’Brien\n', 'O’Brien'],
  ] as const)('in a field for %s, %j, means %j', (input, written, meant) => {
    expect(typed(input, written)).toBe(meant);
  });

  it.each(Intl.supportedValuesOf('numberingSystem').filter((system) => system !== 'hanidec'))(
    'may be digits in the numbering system %s',
    (system) => {
      const digits = new Intl.NumberFormat('en', { numberingSystem: system, useGrouping: false }).format(1_234_567_890);
      expect(typed('digits', digits)).toBe('1234567890');
    },
  );

  it.each(forms.map((section) => [section.id, section] as const))(
    'reaches the server as it is meant from every field of %s, passwords and messages as they are',
    async (_id, section) => {
      const schema = await bodyOf(section.command);
      for (const field of section.fields) {
        const clean = values[field.input];
        const written = clean === undefined ? kept[field.input] : copied(clean);
        if (written === undefined) continue;
        const bodyWith = (value: string) => {
          const entries = { section, fields: [field], values: {}, initial: {}, answer: {}, schema };
          set(entries.values, field.field, value);
          return JSON.stringify(bodyFrom({ ...entries, locale: 'en-CA', currency: 'CAD' }));
        };
        if (clean === undefined) expect(bodyWith(written)).toContain(JSON.stringify(written));
        else expect([field.field, bodyWith(written)]).toEqual([field.field, bodyWith(clean)]);
      }
    },
  );

  it('goes into forms with passwords and messages', () => {
    const inputs = forms.flatMap(({ fields }) => fields.map(({ input }) => input));
    expect(inputs).toEqual(expect.arrayContaining(Object.keys(kept)));
  });
});

it('no form asks for an address just above a password, unless it is the one to sign in with', () => {
  const pairs = forms.flatMap(({ fields }) => fields.slice(1).map((field, index) => [fields[index], field] as const));
  const abovePasswords = pairs.flatMap(([above, { input }]) => (input === 'password' ? [above] : []));
  expect(abovePasswords.length).toBeGreaterThan(0);
  const others = abovePasswords.filter((above) => above?.input === 'email' && above.autocomplete !== 'username');
  expect(others).toEqual([]);
});
