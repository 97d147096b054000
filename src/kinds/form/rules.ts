import { dataOf } from '../../config/rules/fields.ts';
import { type Description, oneOf, type Problem } from '../../config/rules/problem.ts';
import type { Rules } from '../../config/scope.ts';
import { aboutProblems } from './aboutProblems.ts';
import { bodyProblems } from './bodyProblems.ts';
import { fieldsProblems, inputsOf, sourceProblems } from './fieldsProblems.ts';
import type { FormSection } from './options.ts';

/** The rules for a form: against its command's description, and within itself. */
export const formRules: Rules<FormSection> = (section, path, scope) => {
  const { description } = scope;
  const typed = section.fields.map(({ field }) => field);
  const untyped = [...inputsOf(section.command, description).keys()].filter((name) => !typed.includes(name));
  return [
    ...fieldsProblems(section, path, description),
    ...sourceProblems(section, `${path}.from`, description),
    ...(section.variants?.options ?? []).flatMap(({ fields }, at) =>
      fields.flatMap((name, index) => oneOf(`${path}.variants.options[${at}].fields[${index}]`, name, typed)),
    ),
    ...foldedProblems(section, `${path}.folded`),
    ...Object.keys(section.supply ?? {}).flatMap((name) => oneOf(`${path}.supply`, name, untyped)),
    ...bodyProblems(section, path, scope),
    ...sessionProblems(section, path, description),
    ...letterProblems(section, path),
    ...doneProblems(section, path),
    ...aboutProblems(section, path, description, untyped),
    ...effectProblems(section, path, description),
  ];
};

/** Folded fields are easily overlooked, so each must be a field of the form that may be left empty. */
function foldedProblems({ folded, fields }: FormSection, path: string): Problem[] {
  const optional = fields.filter(({ required, initial }) => required === false && initial === undefined);
  const names = optional.map(({ field }) => field);
  return (folded?.fields ?? []).flatMap((name, index) => oneOf(`${path}.fields[${index}]`, name, names));
}

/** An effect that starts a session needs a command whose response has one. */
function effectProblems({ command, success }: FormSection, path: string, description: Description): Problem[] {
  const plain = ['sign-out', 'refresh', 'toast', 'neutral-toast'];
  const effects = 'session_token' in dataOf(command, description) ? ['sign-in', ...plain] : plain;
  return success.flatMap((effect, index) =>
    typeof effect === 'string' ? oneOf(`${path}.success[${index}]`, effect, effects) : [],
  );
}

/**
 * A form must start the session that its response has if that is the command's purpose, or if there is no session yet.
 */
function sessionProblems({ command, success }: FormSection, path: string, description: Description): Problem[] {
  const isForVisitors = path.startsWith('routes.public.') || description.operations[command]?.session === 'none';
  if (!isForVisitors || !('session_token' in dataOf(command, description)) || success.includes('sign-in')) return [];
  const found = success.map((effect) => (typeof effect === 'string' ? effect : Object.keys(effect)[0]));
  return [
    {
      path: `${path}.success`,
      message: `the answer of '${command}' begins a session, and nothing keeps it; found ${found.join(', ')}; add 'sign-in'`,
    },
  ];
}

/** A form has either `done` or `receipt`, and only a form without loaded initial values can have `done`. */
function doneProblems({ done, from, receipt }: FormSection, path: string): Problem[] {
  return done && (from || receipt)
    ? [{ path: `${path}.done`, message: `is only for a form without \`${from ? 'from' : 'receipt'}\`` }]
    : [];
}

/** Initial values from the URL and receipts are only for forms on signed-in screens that don't load initial values. */
function letterProblems({ about, fields, from, receipt }: FormSection, path: string): Problem[] {
  const isPublic = path.startsWith('routes.public.');
  if (!from && !isPublic) return [];
  const message = isPublic ? 'is only for signed-in screens' : 'is only for a form without `from`';
  return [
    ...(about ? [{ path: `${path}.about`, message }] : []),
    ...(receipt ? [{ path: `${path}.receipt`, message }] : []),
    ...fields.flatMap(({ fromAddress }, index) =>
      fromAddress ? [{ path: `${path}.fields[${index}].fromAddress`, message }] : [],
    ),
  ];
}
