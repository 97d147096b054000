import type { Section } from '../../src/config/portal.ts';
import type { FormField, FormSection } from '../../src/kinds/form/options.ts';
import { PASSWORD } from '../../src/sandbox/data/users.ts';
import type { Visitor } from './Visitor.ts';

/** The values of fields that do not accept any text of their kind. */
const values: Record<string, string> = {
  current_password: PASSWORD,
  institution_number: '003',
  transit_number: '10002',
  account_number: '12345678',
};
const kinds: Partial<Record<FormField['input'], string>> = {
  text: 'Walk',
  textarea: 'A walk through the portal',
  email: 'walk@northline.test',
  tel: '+1 416 555 0142',
  password: PASSWORD,
  'new-password': 'Northline-2027',
};

function valueFor({ field, same, input }: FormField): string {
  const value = values[same ?? field] ?? kinds[input];
  if (value === undefined)
    throw new Error(`tests/engines/forms.ts has no value for ${field}: add one that is accepted.`);
  return value;
}

/** Whether a field is shown once the last value of each choice is chosen. */
function isAsked({ shownFor }: FormField, { fields }: FormSection): boolean {
  const chosen = fields.find(({ field }) => field === shownFor?.field)?.values?.at(-1);
  return !shownFor || (chosen !== undefined && shownFor.values.includes(chosen));
}

/** All forms of a screen's sections. */
export function formsIn(sections: readonly Section[]): FormSection[] {
  return sections.flatMap((section): FormSection[] => {
    if (section.kind === 'form') return [section];
    return section.kind === 'group' ? formsIn(section.sections) : [];
  });
}

/** The forms that open in a dialog of a screen's details, with the names of the buttons that open them. */
export function dialogsIn(sections: readonly Section[]): { opener: string; form: FormSection }[] {
  return sections.flatMap((section) => {
    if (section.kind === 'group') return dialogsIn(section.sections);
    if (section.kind !== 'details') return [];
    const { dialog, groups } = section;
    return [
      ...(dialog ? [{ opener: dialog.label, form: dialog.form }] : []),
      ...groups.flatMap(({ fields }) =>
        fields.flatMap((entry) =>
          'dialog' in entry && entry.dialog
            ? [{ opener: `${entry.dialog.label}: ${entry.label}`, form: entry.dialog.form }]
            : [],
        ),
      ),
    ];
  });
}

/** Fills in what a form asks for and sends it; `own` replaces values by field. */
export async function send(
  visitor: Pick<Visitor, 'fill' | 'chooseLast' | 'press'>,
  form: FormSection,
  within?: string,
  own: Record<string, string> = {},
) {
  // Fields that belong to other answers to the form's first question do not exist.
  const hidden = form.variants?.options.slice(1).flatMap(({ fields }) => fields) ?? [];
  if (form.folded) await visitor.press('button', form.folded.label, within);
  for (const field of form.fields) {
    if (hidden.includes(field.field) || field.input === 'checkbox' || !isAsked(field, form)) continue;
    // Nothing can be chosen.
    if (field.values?.length === 1) continue;
    if (['select', 'country', 'radio'].includes(field.input)) await visitor.chooseLast(field.label, within);
    else await visitor.fill(field.label, own[field.same ?? field.field] ?? valueFor(field), within);
  }
  await visitor.press('button', form.submit, within);
}
