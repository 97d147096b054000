import ts from 'typescript';
import type { Edits } from './Edits.ts';
import { type Built, keyOf, type Option, type Reader, valueIn } from './reader.ts';
import { rowsToField } from './rowsToField.ts';

/** The icons for which the portal had its own names; now they have Lucide's. */
const icons = new Map([
  ['portfolio', 'chart-pie'],
  ['opportunities', 'layers'],
  ['documents', 'file-text'],
  ['contact', 'mail'],
  ['account', 'user-round'],
  ['sign-out', 'log-out'],
]);

const renamed = new Map([
  ['part', 'feature'],
  ['said', 'submitted'],
  ['sparkline', 'course'],
]);

const plain = (node: ts.Node) => node.getText().replace(/\s+/g, ' ');

/** Version 2, of November 2026, in which a card can have a dialog, and an icon any of Lucide's names. */
export function toVersion2(reader: Reader, edits: Edits): void {
  const rename = (options: ts.Node, key: string) => {
    const option = reader.option(options, key);
    const to = renamed.get(key);
    if (!option || !to) return;
    if (reader.option(options, to)) edits.refuse(option, `\`${key}\` is \`${to}\` now, and both are here; keep one`);
    else edits.rename(option, to);
  };

  /** A breakdown was a list of parts; now `parts` is one of its options. */
  const breakdown = (option: Option | undefined) => {
    const value = option && valueIn(option);
    if (!option || !value) return;
    const keys = reader.optionsOf(value).map(keyOf);
    if (['before', 'of', 'parts', 'facts', 'link'].some((key) => keys.includes(key))) return;
    if (ts.isShorthandPropertyAssignment(option)) edits.replace(option, 'breakdown: { parts: breakdown }');
    else edits.wrap(value, '{ parts: ', ' }');
    edits.say(option, 'the list of a `breakdown` is its `parts` now');
  };

  const card = ({ options }: Built) => {
    const lines = reader.option(options, 'lines');
    const sparkline = reader.option(options, 'sparkline');
    breakdown(reader.option(options, 'breakdown'));
    rename(options, 'sparkline');
    if (!lines) return;
    if (!sparkline) edits.rename(lines, 'course');
    else if (plain(reader.valueOf(valueIn(lines))) !== plain(reader.valueOf(valueIn(sparkline))))
      edits.refuse(lines, 'a card has one `course` now, but `lines` and `sparkline` differ; keep one of them');
    else {
      edits.remove(lines);
      edits.say(lines, '`lines` is left out: the `course` has the same amounts');
    }
  };

  /** A field was required if another had a certain value; now it is also shown only then. */
  const field = (options: ts.Node) => {
    const option = reader.option(options, 'neededFor');
    if (!option) return;
    const needed = valueIn(option);
    const value = reader.option(needed, 'value');
    const required = reader.option(options, 'required');
    if (!value || !ts.isPropertyAssignment(option) || !ts.isPropertyAssignment(value))
      return edits.refuse(option, 'has to be written out here as `{ field, value }`');
    edits.replace(option.name, 'shownFor');
    edits.replace(value, `values: [${value.initializer.getText()}]`);
    if (required && valueIn(required).kind === ts.SyntaxKind.FalseKeyword) edits.replace(valueIn(required), 'true');
    edits.say(option, '`neededFor` is `shownFor` now: the field is shown, and required, only for these values');
  };

  const menu = ({ options }: Built) => {
    for (const entry of reader.entriesOf(reader.option(options, 'menu'))) {
      const icon = reader.option(entry, 'icon');
      const name = icon && reader.valueOf(valueIn(icon));
      const now = name && ts.isStringLiteralLike(name) && icons.get(name.text);
      if (!now) continue;
      edits.replace(name, name.getText().replace(name.text, now));
      edits.say(name, `the icon \`${name.text}\` is \`${now}\` now`);
    }
  };

  const rules: Readonly<Record<string, (built: Built) => void>> = {
    definePortal: menu,
    card,
    action: ({ options }) => rename(options, 'said'),
    tiles: ({ options }) => {
      const tile = reader.option(options, 'tile');
      if (tile) rename(valueIn(tile), 'said');
    },
    allocation: ({ options }) => {
      for (const chart of reader.entriesOf(reader.option(options, 'charts'))) rename(chart, 'part');
    },
    form: ({ options }) => {
      for (const one of reader.entriesOf(reader.option(options, 'fields'))) field(one);
      rowsToField(options, reader, edits);
    },
  };

  for (const built of reader.built()) {
    if (built.from === 'screen' || built.from.startsWith('kinds/')) rename(built.options, 'part');
    rules[built.builder]?.(built);
  }
  if (reader.unread.length > 0) for (const source of reader.sources) refuseOthers(source, edits);
}

/** Refuses old names if some options cannot be read, so that these names may be options. */
function refuseOthers(node: ts.Node, edits: Edits): void {
  const name = ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node) ? keyOf(node) : '';
  const now = renamed.get(name);
  if (now && !edits.isRenamed(node))
    edits.refuse(node, `\`${name}\` may be the option that is \`${now}\` now; rename it, then write \`version: 2\``);
  ts.forEachChild(node, (child) => refuseOthers(child, edits));
}
