import type { ReactNode } from 'react';
import type { ListLink } from '../../config/list.ts';
import { DocumentButton } from '../../files/documents/DocumentButton.tsx';
import { documentIn } from '../../files/documents/documentIn.ts';
import { drawn } from '../../screen/drawn.tsx';
import { explained } from '../../screen/explained.tsx';
import { type AnswerData, currencyOf, numberIn, objectIn } from '../../screen/fields.ts';
import { type Format, useFormat } from '../../screen/useFormat.ts';
import { withCopy } from '../../screen/withCopy.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Text } from '../../ui/box.tsx';
import type { Detail } from '../../ui/DetailList.tsx';
import { columnPlaces, type DataColumn } from '../../ui/dataColumn.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { SumList } from '../../ui/SumList.tsx';
import { text } from '../../values/text/text.ts';
import { toneOf } from '../../values/tone.ts';
import { RowLink } from '../list/RowLink.tsx';
import type { RowAmounts, RowDetails, RowValues } from './options.ts';
import { RowFacts } from './RowFacts.tsx';
import { Part, Values } from './RowPart.tsx';
import styles from './RowSheet.module.css';
import { detailOf, isKnown } from './rowDetails.ts';
import { rowSum } from './rowSum.ts';

export interface RowSheetProps {
  row: AnswerData;
  /** The row's name. */
  name: string;
  columns: readonly DataColumn<AnswerData>[];
  details?: RowDetails | undefined;
  link?: ListLink | undefined;
  onClose: () => void;
}

/** A row beside its table, or on a phone over it: all of its columns, and its further details. */
export function RowSheet({ row, name, columns, details = {}, link, onClose }: RowSheetProps) {
  const format = useFormat();
  const { about = [], sums = [], amounts = [], groups = [], document } = details;
  const found = document ? objectIn(row, document) : {};
  const address = documentIn({ ...found, name: text.list.of(format('label', found.documenttype), name) });
  return (
    <Sheet open side="end" title={name} onClose={onClose}>
      <div className={styles.body}>
        {about.length > 0 && (
          <Text tone="muted">
            {about.map((one) => format(one.format, row[one.field], currencyOf(row, one.field))).join(text.values.list)}
          </Text>
        )}
        {sums
          .flatMap((sum) => rowSum(sum, row, format) ?? [])
          .map(({ title, ...written }) => (
            <Part key={written.sum.label} title={title}>
              <SumList {...written} />
            </Part>
          ))}
        {amounts.map((part) => (
          <Values key={part.amounts} title={part.title} items={amountsOf(part, row, format)} />
        ))}
        <Values items={columnsOf(columns, row, details)} />
        {groups.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the groups of a row never change places
          <Group key={index} part={part} row={row} />
        ))}
        {address && (
          <Part>
            <DocumentButton document={address} />
          </Part>
        )}
        {link && numberIn(row, link.field) !== undefined && (
          <RowLink link={link} row={row} isButton>
            {link.label ?? text.list.open}
          </RowLink>
        )}
      </div>
    </Sheet>
  );
}

function Group({ part, row }: { part: NonNullable<RowDetails['groups']>[number]; row: AnswerData }) {
  const format = useFormat();
  if (!('facts' in part)) return <Values title={part.title} items={valuesOf(part, row, format)} />;
  return isKnown(row[part.field]) && <RowFacts facts={part.facts} match={row[part.field]} />;
}

/** The columns that neither name the opened row nor stand among its details. */
function columnsOf(columns: RowSheetProps['columns'], row: AnswerData, { sums = [], groups = [] }: RowDetails) {
  const places = columnPlaces(columns);
  const told = [
    ...sums.flatMap((sum) => ('object' in sum ? [] : [...sum.lines, sum.total])),
    ...groups.flatMap((part) => ('object' in part || 'facts' in part ? [] : part.fields)),
  ].map((one) => ('field' in one ? one.field : one.texts));
  return columns
    .filter(({ id, headerHidden, onlyOpened }) => !headerHidden && !onlyOpened && !told.includes(id))
    .filter(({ id }) => places.get(id) !== 'primary')
    .filter(({ id }) => isKnown(row[id]))
    .map(({ header, cell }): Detail => ({ label: header, value: cell(row) }));
}

type Entry = Exclude<RowValues['fields'][number], { texts: string }>;

function valuesOf(part: RowValues, row: AnswerData, format: Format): Detail[] {
  const of = detailOf(row, part);
  return part.fields.flatMap((entry): Detail[] => {
    if ('texts' in entry) {
      return isKnown(of[entry.texts]) ? [{ label: entry.label, value: format('text', of[entry.texts]) }] : [];
    }
    const { field, label, copy } = entry;
    if (!isKnown(of[field])) return [];
    const shown = shownValue(entry, { currency: row.currency, ...of }, format);
    return [{ label, value: copy ? withCopy(of[field], shown) : shown }];
  });
}

/** A value, in colour where it needs attention. */
function shownValue({ field, format: kind }: Entry, of: AnswerData, format: Format): ReactNode {
  const written = format(kind, of[field], currencyOf(of, field));
  const plain = kind === 'label' ? <Badge tone={toneOf(of[field])}>{written}</Badge> : drawn(kind, written);
  return explained(of[field], written, plain);
}

/** The amounts that a row has under individual names, such as the boxes of a tax slip; empty if it has none. */
function amountsOf(part: RowAmounts, row: AnswerData, format: Format): { label: string; value: string }[] {
  const of = detailOf(row, part);
  return Object.entries(objectIn(of, part.amounts)).flatMap(([name, amount]) =>
    isKnown(amount)
      ? [{ label: text.list.named(part.label, name), value: format('money', amount, of.currency ?? row.currency) }]
      : [],
  );
}
