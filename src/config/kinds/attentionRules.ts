import { enumeratedIn, formatsOf, valuesOf } from '../rules/fields.ts';
import { oneOf, type Problem } from '../rules/problem.ts';
import type { Rules } from '../scope.ts';
import { fillProblems } from './actionRules.ts';
import type { AttentionConfig, AttentionLink, Sentence } from './attention.ts';

/** The names in the braces of a sentence. */
export const placeholdersOf = (sentence: string): string[] =>
  [...sentence.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);

/** Every placeholder must be a field that can be shown, or one of the two that belong to the condition. */
export const sentenceRules: Rules<Sentence> = ({ text }, path, { of, beside }) => {
  const when: unknown = Reflect.get(beside ?? {}, 'when');
  const counted = 'within' in Object(when) ? ['count', 'day'] : ['count'];
  const fields = Object.keys(of).filter((name) => formatsOf(of[name]).length > 0);
  return placeholdersOf(text).flatMap((name) => oneOf(path, name, [...counted, ...fields]));
};

/** The field must be an enumeration, and the values its own. */
export const isOneOfRules: Rules<{ field: string; isOneOf: readonly string[] }> = (when, path, { of }) => {
  const unknown = oneOf(`${path}.field`, when.field, enumeratedIn(of));
  if (unknown.length > 0) return unknown;
  return when.isOneOf.flatMap((value, at) => oneOf(`${path}.isOneOf[${at}]`, value, valuesOf(of[when.field])));
};

/** A link must lead to a section and a form that its screen has. */
export const attentionLinkRules: Rules<AttentionConfig> = ({ conditions }, path, { config }) =>
  conditions.flatMap(({ link }, at): Problem[] => {
    const { to, section, fill = {} } = link as AttentionLink;
    const place = `${path}.conditions[${at}].link`;
    return [
      ...(section === undefined ? [] : oneOf(`${place}.section`, section, config.sectionsAt(to))),
      ...fillProblems({ fill, to }, place, config),
    ];
  });
