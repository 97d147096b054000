import ts from 'typescript';
import { type PanelName, panels } from '../../src/panels/panels.ts';
import type { Edits } from './Edits.ts';
import { type Built, keyOf, type Option, type Reader, valueIn } from './reader.ts';

/** The kinds that were removed together with their files. */
const gone = [...Object.keys(panels), 'ladder'];
const isPanel = (name: string): name is PanelName => Object.hasOwn(panels, name);

/** The `of` option of a panel, by the query of the old kind. */
const ofQuery: Readonly<Record<string, string>> = {
  portfolioEnable: 'portfolio',
  loanDetails: 'loan',
  opportunityDetails: 'opportunity',
  teamList: 'team',
  investorContactList: 'investors',
};

/**
 * Version 3, in which everything that explains more than a field is a panel: the config places it and makes a few
 * choices. The queries and fields that the config named are now up to the panel.
 */
export function toVersion3(reader: Reader, edits: Edits): void {
  for (const built of reader.built()) {
    if (built.builder === 'table' && built.from === 'kinds/table') years(built);
    if (built.builder === 'details' && built.from === 'kinds/details') details(built);
    if (built.from === 'kinds/ladder') leaveOut(built);
    else if (built.from === `kinds/${built.builder}` && isPanel(built.builder)) place(built.builder, built.options);
  }
  for (const source of reader.sources) imports(source, edits);

  /** Rewrites an old section as the panel of the same name, with the options that it still has. */
  function place(builder: PanelName, options: ts.Node): void {
    const call = options.parent;
    if (!ts.isCallExpression(call)) return;
    if (!ts.isObjectLiteralExpression(options)) {
      edits.refuse(options, `is a panel now; write \`panel('${builder}', { id: …, title: … })\``);
      return;
    }
    const known = Object.keys(panels[builder].declared.of);
    const query = reader.option(options, 'query');
    const of = query && ofQuery[plainText(reader.valueOf(valueIn(query)))];
    edits.replace(call.expression, 'panel');
    edits.insert(options, options.getStart(), `'${builder}', `);
    const dropped: string[] = [];
    for (const option of reader.optionsOf(options)) {
      const key = keyOf(option);
      if (option === query && known.includes('of') && of) edits.replace(option, `of: '${of}'`);
      else if (!known.includes(key)) {
        edits.remove(option);
        dropped.push(key);
      } else simplify(builder, option);
    }
    if (known.includes('of') && !of)
      edits.refuse(options, `has to say what it shows: \`panel('${builder}', { of: … })\``);
    const own = dropped.length > 0 ? `; it chooses ${dropped.map((key) => `\`${key}\``).join(', ')} itself now` : '';
    edits.say(call, `\`${builder}(…)\` is \`panel('${builder}', …)\` now${own}`);
  }

  function leaveOut({ options }: Built): void {
    const call = options.parent;
    if (!ts.isArrayLiteralExpression(call.parent)) {
      edits.refuse(call, '`ladder` is no longer a section; remove it from its screen');
      return;
    }
    edits.remove(call);
    edits.say(call, '`ladder` is left out: the table of investments says when money is available');
  }

  /** The panel chooses its commands; whether they are offered is still the operator's choice. */
  function simplify(builder: string, option: Option): void {
    if (!ts.isPropertyAssignment(option)) return;
    const value = reader.valueOf(option.initializer);
    if (keyOf(option) === 'removal' && ts.isStringLiteralLike(value)) edits.replace(option.initializer, 'true');
    const types = builder === 'files' && keyOf(option) === 'upload' ? reader.option(value, 'types') : undefined;
    if (types && ts.isPropertyAssignment(types)) edits.replace(option.initializer, types.initializer.getText());
  }

  /** A panel now shows the amount owed on a loan, its next payment and what protects it. */
  function details({ options }: Built): void {
    const own = ['alert', 'safety'].flatMap((key) => reader.option(options, key) ?? []);
    const groups = reader.entriesOf(reader.option(options, 'groups'));
    const entries = groups.flatMap((group) => reader.entriesOf(reader.option(group, 'fields')));
    const amounts = entries.flatMap((entry) => reader.option(entry, 'amount') ?? []);
    for (const option of [...own, ...amounts])
      edits.refuse(
        option,
        `\`details\` no longer has \`${keyOf(option)}\`; remove it, and write \`panel('loan', { id: …, title: … })\` on the screen of a loan`,
      );
  }

  /** The report of a year is now a separate section. */
  function years({ options }: Built): void {
    const own = reader.option(options, 'years');
    if (!own) return;
    edits.remove(own);
    edits.say(own, "`years` is gone; `panel('taxYear', …)` shows each year above the table");
  }
}

const plainText = (node: ts.Node) => (ts.isStringLiteralLike(node) ? node.text : '');

/** Imports `panel` if a section has become one, and removes imports from files that no longer exist. */
function imports(source: ts.SourceFile, edits: Edits): void {
  const lines = source.statements.filter(ts.isImportDeclaration);
  const former = lines.filter((one) => /config\/kinds\/(\w+)\.ts$/.test(plainText(one.moduleSpecifier)) && isGone(one));
  const usesPanel = former.some((one) => !plainText(one.moduleSpecifier).endsWith('/ladder.ts'));
  for (const one of former) edits.removeLine(one);
  const [first] = lines;
  if (!first || !usesPanel || lines.some((one) => plainText(one.moduleSpecifier).endsWith('panels/panels.ts'))) return;
  const toConfig = lines.map((one) => plainText(one.moduleSpecifier)).find((path) => /\/config\//.test(path)) ?? '';
  const path = toConfig.replace(/config\/.*$/, 'panels/panels.ts');
  edits.insert(first, first.getStart(), `import { panel } from '${path}';\n`);
}

const isGone = ({ moduleSpecifier }: ts.ImportDeclaration) =>
  gone.some((name) => plainText(moduleSpecifier).endsWith(`/kinds/${name}.ts`));
