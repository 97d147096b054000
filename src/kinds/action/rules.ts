import { enumeratedIn, valuesOf } from '../../config/rules/fields.ts';
import { oneOf, type Problem } from '../../config/rules/problem.ts';
import type { ConfigNames, Rules } from '../../config/scope.ts';
import type { ActionConfig, When } from './options.ts';

/** The field must be an enumeration, and every value must be either the required one or have a text. */
const whenRules: Rules<When> = ({ field, is, otherwise }, path, { of }) => {
  const unknown = oneOf(`${path}.field`, field, enumeratedIn(of));
  if (unknown.length > 0) return unknown;
  const others = valuesOf(of[field]).filter((value) => value !== is);
  return [
    ...oneOf(`${path}.is`, is, valuesOf(of[field])),
    ...Object.keys(otherwise).flatMap((value) => oneOf(`${path}.otherwise.${value}`, value, others)),
    ...others
      .filter((value) => !Object.hasOwn(otherwise, value))
      .map((value) => ({
        path: `${path}.otherwise`,
        message: `has no text to show instead of the link when '${field}' is '${value}'; add one`,
      })),
  ];
};

/** Every URL parameter must begin with the id of a form on the target screen. */
function fillProblems({ fill, to }: ActionConfig, path: string, config: ConfigNames): Problem[] {
  const forms = config.sectionsAt(to, 'form');
  return Object.keys(fill)
    .filter((name) => !forms.some((id) => name.startsWith(`${id}-`)))
    .map((name) => ({
      path: `${path}.fill.${name}`,
      message: `does not begin with the id of a form on '${to}'; its forms: ${forms.join(', ') || 'none'}`,
    }));
}

export const actionRules: Rules<ActionConfig> = (action, path, scope) => [
  ...whenRules(action.when, `${path}.when`, scope),
  ...fillProblems(action, path, scope.config),
];
