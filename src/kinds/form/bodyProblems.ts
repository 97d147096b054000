import { anyItem, missingBodyFields, transported } from '../../config/rules/bodyFields.ts';
import { bodyOf, partsIn } from '../../config/rules/fields.ts';
import type { Problem } from '../../config/rules/problem.ts';
import type { Scope } from '../../config/scope.ts';
import { inputsOf } from './fieldsProblems.ts';
import type { FormAbout, FormField, FormSection } from './options.ts';

/** Whether a field is shown only sometimes. */
const isConditional = ({ shownFor, replacedBy, notAbout }: FormField) => Boolean(shownFor ?? replacedBy ?? notAbout);

/** The fields of the body that a field of the form fills. */
function filledBy({ field, options }: FormField): string[] {
  const fills = options && 'rows' in options ? (options.fills ?? []) : [];
  return [field, ...fills.map((one) => one.field)];
}

/** The fields of the body that the form's object fills: its id, and the amount if there is one. */
function broughtBy({ field, amount }: FormAbout): string[] {
  if (!amount) return [field];
  return [field, amount.field, amount.currency, ...(amount.fixed ?? []).map((one) => one.field)];
}

/** The fields that every variant of a form shows, and those of each variant. */
function shownFields({ fields, variants }: FormSection): { where: string; names: string[] }[] {
  const names = fields.map(({ field }) => field);
  const options = variants?.options ?? [];
  const cases = options.map(({ label, fields: own }) => {
    const others = options.flatMap((option) => option.fields).filter((name) => !own.includes(name));
    return { where: ` when '${label}' is chosen`, names: names.filter((name) => !others.includes(name)) };
  });
  return [{ where: '', names }, ...cases];
}

/** Every required field of the command's body must be filled in, whichever variant of the form is chosen. */
export function bodyProblems(section: FormSection, path: string, { description, subject }: Scope): Problem[] {
  const { about = [], command, from, supply = {} } = section;
  const required = description.fields[command]?.required ?? [];
  const conditional = section.fields.filter(isConditional);
  // A form is about nothing, or about an object, which may bring an amount and leave some fields out.
  const subjects = [undefined, ...about].map((one) => [
    ...(one ? broughtBy(one) : []),
    ...conditional.filter(({ notAbout = [] }) => !one || !notAbout.includes(one.field)).flatMap(filledBy),
  ]);
  // The screen's address fills fields that a command of another API requires.
  const addressed = description.operations[command]?.wire ? Object.keys(subject?.params ?? {}) : [];
  const filled = [...section.fields.flatMap(filledBy), ...Object.keys(supply)];
  const known = inputsOf(command, description);
  // A misspelt field leaves the right one missing; reporting both would report one mistake twice.
  if (!filled.every((name) => known.has(anyItem(name)))) return [];
  const problem = (name: string, beside: string, where: string, found: readonly string[]) => ({
    path: `${path}.fields`,
    message: `'${command}' requires '${name}'${beside}, and nothing fills it${where}; found ${found.join(', ')}; add a field for it, or \`supply\` it`,
  });
  const parts = new Map([...partsIn(bodyOf(command, description)), ...known]);
  const ofChoices = [...parts].flatMap(([name, { shownFor }]) => {
    const choice = name.replace(/[^.]+$/, shownFor?.field ?? '');
    const offered = section.fields.find(({ field }) => anyItem(field) === choice)?.values ?? [];
    const chosen = shownFor?.required && shownFor.values.find((one) => offered.includes(one));
    const isFilled = filled.some((one) => `${anyItem(one)}.`.startsWith(`${name}.`));
    return chosen && !isFilled ? [problem(name, '', ` when '${choice}' is '${chosen}'`, filled)] : [];
  });
  const listed = new Set<string>();
  const ofAll = shownFields(section).flatMap(({ where, names }) => {
    // An object or list with one changed field is sent whole, as the response has it.
    const wholes = from ? names.flatMap((name) => name.match(/^[^.]+\./) ?? []) : [];
    const answered = required.filter((name) => wholes.some((whole) => name.startsWith(whole)));
    const shown = section.fields.filter((one) => names.includes(one.field) && !conditional.includes(one));
    const found = [...shown.flatMap(filledBy), ...Object.keys(supply)];
    const always = [...found, ...answered, ...transported, ...addressed];
    return subjects
      .flatMap((sometimes) => missingBodyFields({ always, sometimes }, required))
      .filter(({ name }) => !listed.has(name) && listed.add(name))
      .map(({ name, beside }) => problem(name, beside ? ` along with '${beside}'` : '', where, found));
  });
  return [...ofAll, ...ofChoices];
}
