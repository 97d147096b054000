import ts from 'typescript';
import { configVersion } from '../../src/config/version.ts';
import { Edits, type Remark } from './Edits.ts';
import { type Built, Reader, valueIn } from './reader.ts';
import { placeOf, sourcesOf, syntaxError, type Texts } from './source.ts';
import { toVersion2 } from './version2.ts';
import { toVersion3 } from './version3.ts';

/** The steps from each version of the config to the next; the first leads to version 2. */
export const steps: readonly ((reader: Reader, edits: Edits) => void)[] = [toVersion2, toVersion3];

export interface Migration {
  texts: Texts;
  changes: readonly Remark[];
  /** Why nothing may be written; empty if it may. */
  refusals: readonly Remark[];
}

const inOrder = (remarks: readonly Remark[]) =>
  remarks.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);

/** Where an object's first line can be inserted: after a comment that follows its brace. */
function placeForFirst(object: ts.ObjectLiteralExpression): { at: number; before: string; after: string } {
  const { text } = object.getSourceFile();
  const open = object.getStart() + 1;
  const line = /^[ \t]*(\/\/.*|\/\*.*\*\/[ \t]*)?\r?\n/.exec(text.slice(open))?.[0];
  if (line === undefined) return { at: open, before: ' ', after: '' };
  const at = open + line.length;
  const [indent = ''] = /^[ \t]*/.exec(text.slice(at)) ?? [];
  return { at, before: indent, after: line.endsWith('\r\n') ? '\r\n' : '\n' };
}

/** The version of the config, and a function that writes another; undefined if it cannot be told. */
function versionOf(reader: Reader, portal: Built) {
  const option = reader.option(portal.options, 'version');
  if (!option) {
    const object = reader.valueOf(portal.options);
    // The version may be in a part that cannot be read.
    if (!ts.isObjectLiteralExpression(object) || reader.unread.length > 0) return undefined;
    const { at, before, after } = placeForFirst(object);
    const write = (edits: Edits, to: number) => edits.insert(object, at, `${before}version: ${to},${after}`);
    return { version: 1, write };
  }
  const value = reader.valueOf(valueIn(option));
  if (!ts.isNumericLiteral(value)) return undefined;
  return { version: Number(value.text), write: (edits: Edits, to: number) => edits.replace(value, String(to)) };
}

/**
 * Why the rewritten files cannot be written: one does not parse, either because it did not before, or because its
 * changes contradict each other.
 */
function unparsable(before: Texts, now: Texts, changes: readonly Remark[]): Remark[] {
  return [...now].flatMap(([file, text]): Remark[] => {
    const former = before.get(file) ?? '';
    if (text === former || !syntaxError(file, text)) return [];
    const error = syntaxError(file, former);
    if (error) return [{ ...error, message: `cannot be read: ${error.message} Correct it first` }];
    const own = changes.filter((change) => change.file === file);
    return own.map((change) => ({ ...change, message: `cannot be rewritten here; do it by hand: ${change.message}` }));
  });
}

/**
 * Migrates a config step by step to a version, by default the current one. Everything that no step names stays exactly
 * as it was.
 */
export function migrate(texts: Texts, to = configVersion): Migration {
  const changes: Remark[] = [];
  const refused = (refusals: readonly Remark[]): Migration => ({ texts, changes: [], refusals: inOrder(refusals) });
  let now = texts;
  for (;;) {
    const reader = new Reader(sourcesOf(now));
    const portal = reader.built().find(({ builder }) => builder === 'definePortal');
    const place = portal ? placeOf(portal.options) : { file: 'portal.config.ts', line: 1, column: 1 };
    const found = portal && versionOf(reader, portal);
    if (!portal || !found) {
      const message = 'has to call `definePortal` with an object that is written out, and a plain number as `version`';
      return refused([{ ...place, message }]);
    }
    const { version, write } = found;
    if (version > to)
      return refused([{ ...place, message: `this portal supports versions up to ${to}; found ${version}` }]);
    if (version === to) return { texts: now, changes, refusals: [] };
    const edits = new Edits();
    steps[version - 1]?.(reader, edits);
    if (edits.refusals.length > 0) return refused(edits.refusals);
    write(edits, version + 1);
    edits.say(portal.options, `the config has version ${version + 1} now`);
    const next = edits.appliedTo(now);
    const broken = unparsable(now, next, edits.changes);
    if (broken.length > 0) return refused(broken);
    changes.push(...inOrder(edits.changes));
    now = next;
  }
}
