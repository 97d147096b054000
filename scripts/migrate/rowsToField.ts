import ts from 'typescript';
import type { Edits } from './Edits.ts';
import { keyOf, type Option, type Reader, valueIn } from './reader.ts';

/** The options that a field can be made of. */
const taken = ['field', 'label', 'query', 'rows', 'key', 'name'];

/**
 * A form could be about a row of a list, named by an id in the address. Now a field chooses that row, and the address
 * fills in the field.
 */
export function rowsToField(form: ts.Node, reader: Reader, edits: Edits): void {
  const abouts = reader.entriesOf(reader.option(form, 'about'));
  const fields = reader.entriesOf(reader.option(form, 'fields'));
  const rows = abouts.flatMap((about) => {
    const built = reader.builderOf(about.getSourceFile(), reader.valueOf(about));
    const options = built ? reader.optionsOf(built.options) : [];
    const text = new Map(options.map((option) => [keyOf(option), valueIn(option).getText()]));
    return text.has('object') || text.size === 0 ? [] : [{ about, options, text }];
  });
  // An empty list is not allowed.
  const isAll = rows.length === abouts.length;
  for (const { about, options, text } of rows) {
    const [first] = fields;
    const choose = reader.nameIn(about.getSourceFile(), 'options');
    const isPlain = options.every((option: Option) => taken.includes(keyOf(option)) && ts.isPropertyAssignment(option));
    if (!first || !choose || !isPlain || !text.has('key') || isAll || !ts.isCallExpression(about)) {
      edits.refuse(about, 'a row of a list is chosen in a field now, with `options`; move this to `fields` by hand');
      continue;
    }
    const indent = /[ \t]*$/.exec(first.getSourceFile().text.slice(0, first.getStart()))?.[0] ?? '';
    const list = text.has('rows') ? ` rows: ${text.get('rows')},` : '';
    const lines = [
      `  field: ${text.get('field')},`,
      `  label: ${text.get('label')},`,
      "  input: 'select',",
      `  options: ${choose}({ query: ${text.get('query')},${list} value: ${text.get('key')}, label: ${text.get('name')} }),`,
      '  required: false,',
      '  fromAddress: true,',
      '},',
    ];
    edits.remove(about);
    edits.insert(first, first.getStart(), ['{', ...lines, ''].join(`\n${indent}`));
    edits.say(about, 'a row of a list is chosen in a field now; this is the first of `fields`');
  }
}
