import { type Fields, fields } from '../../generated/fields.ts';
import type { Problem } from '../../src/config/rules/problem.ts';
import type { OwnTexts } from '../../src/values/text/catalogue.ts';
import { defaultLanguage, type LoadLanguage, languages } from '../../src/values/text/languages.ts';
import { partsIn } from '../partsIn.ts';

/** Body fields whose values are never shown, because the config has its own labels for them. */
const notShown = ['sort_by', 'sort_dir', 'compare_to'];

/** The values of all enumerations among the fields. */
function valuesIn(fields: Fields): string[] {
  return partsIn(fields).flatMap(([name, part]) => {
    if (notShown.includes(name) || 'fields' in part || 'rows' in part || 'entries' in part) return [];
    const { type, values = [] } = 'items' in part ? part.items : part;
    return type === 'string' ? values : [];
  });
}

/** Every enumeration value that an operation takes or returns, each of which needs a label. */
export const labelledValues: readonly string[] = [
  ...new Set(Object.values(fields).flatMap(({ body, data }) => [...valuesIn(body), ...valuesIn(data)])),
];

/** Values that answers may have, though no enumeration of the description lists them. */
const unlisted = [
  ...['nsf', 'failed(nsf)', 'Fund', 'Direct mortgage', 'Syndicated loan', '1st', '2nd', '3rd'],
  ...['Standard', 'Construction', 'Commercial', 'Fix and flip', 'Chequing', 'Savings'],
];

/** A warning for each language with labels or explanations of values that the description does not have any more. */
export async function leftTexts(values: readonly string[] = labelledValues): Promise<Problem[]> {
  const found = Object.entries<LoadLanguage>(languages).map(async ([language, load]): Promise<Problem[]> => {
    const { signedIn, further } = await partsOf(await load());
    return Object.entries({ labels: signedIn.labels, terms: further.terms }).flatMap(([path, texts = {}]) => {
      const left = Object.keys(texts).filter((value) => !values.includes(value) && !unlisted.includes(value));
      if (left.length === 0) return [];
      const message = `no enumeration of the description has ${left.join(', ')}; rename or remove what is written for it`;
      return [{ file: `src/values/text/${language}`, path, message, severity: 'warning' }];
    });
  });
  return (await Promise.all(found)).flat();
}

async function partsOf({ visitors = {}, signedIn, further }: OwnTexts) {
  return { visitors, signedIn: (await signedIn?.())?.signedIn ?? {}, further: (await further?.())?.further ?? {} };
}

/** The paths of all texts in an object. */
function pathsOf(texts: object, path = ''): string[] {
  return Object.entries(texts).flatMap(([name, part]: [string, unknown]) =>
    typeof part === 'object' && part !== null ? pathsOf(part, `${path}${name}.`) : [`${path}${name}`],
  );
}

/** Groups texts by area: `table: previousPage, nextPage`. */
function byArea(paths: readonly string[]): [area: string, names: string[]][] {
  const areas = new Map<string, string[]>();
  for (const path of paths) {
    const [area = '', ...rest] = path.split('.');
    areas.set(area, [...(areas.get(area) ?? []), rest.join('.') || area]);
  }
  return [...areas];
}

/** A notice, with names, for each area in which a language lacks texts of the default language. */
export async function missingTexts(): Promise<Problem[]> {
  const whole = await partsOf(languages[defaultLanguage]());
  const labels = labelledValues.map((value) => `labels.${value}`);
  const expected = {
    visitors: pathsOf(whole.visitors),
    signedIn: [...new Set([...pathsOf(whole.signedIn), ...labels])],
    further: pathsOf(whole.further),
  };
  const found = Object.entries<LoadLanguage>(languages).map(async ([language, load]): Promise<Problem[]> => {
    if (language === defaultLanguage) return [];
    const own = await partsOf(await load());
    return (['visitors', 'signedIn', 'further'] as const).flatMap((part) => {
      const paths = pathsOf(own[part]);
      return byArea(expected[part].filter((path) => !paths.includes(path))).map(([area, names]) => ({
        file: `src/values/text/${language}`,
        path: `${part}.${area}`,
        message: `not translated and shown in '${defaultLanguage}': ${names.join(', ')}`,
        severity: 'notice',
        untranslated: { language, words: names.length },
      }));
    });
  });
  return (await Promise.all(found)).flat();
}
