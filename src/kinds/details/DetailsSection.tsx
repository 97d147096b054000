import type { ReactElement } from 'react';
import { type AnswerData, currencyOf, decimalIn, rowsIn, valueAt } from '../../screen/fields.ts';
import { QueryFailure } from '../../screen/QueryFailure.tsx';
import { SectionFrame } from '../../screen/SectionFrame.tsx';
import { useAnswer } from '../../screen/useAnswer.ts';
import { type Format, useFormat } from '../../screen/useFormat.ts';
import { Stack, Text } from '../../ui/box.tsx';
import { DetailList } from '../../ui/DetailList.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { PictureList } from '../../ui/PictureList.tsx';
import { SumList } from '../../ui/SumList.tsx';
import { ValueRows } from '../../ui/ValueRows.tsx';
import { text } from '../../values/text/text.ts';
import { sumOf } from '../table/sumOf.ts';
import styles from './DetailsSection.module.css';
import { awaitedBlocks, type DetailBlock, detailBlocks } from './detailBlocks.tsx';
import { FormButton } from './FormButton.tsx';
import type { DetailsAmounts, DetailsConfig } from './options.ts';
import { picturesOf } from './picturesOf.ts';

/** Values in groups. Draws nothing if no value is known. */
export function DetailsSection({ section }: { section: DetailsConfig }) {
  const format = useFormat();
  const { query, data } = useAnswer(section);
  const parts = data && partsOf(section, data, format);
  if (parts?.length === 0) return null;
  return (
    <SectionFrame section={section} bare={section.rows === true} actions={actionOf(section, data)}>
      <QueryFailure query={query} />
      {query.isPending && (
        <Loading>
          <div className={section.rows ? styles.rows : styles.body}>
            {blocksOf(awaitedBlocks(section), section.rows)}
          </div>
        </Loading>
      )}
      {parts && <div className={section.rows ? styles.rows : styles.body}>{parts}</div>}
    </SectionFrame>
  );
}

/** The button of the form about all values, unless it is about fields of which none can be edited. */
function actionOf({ dialog }: DetailsConfig, data: AnswerData | undefined) {
  if (!dialog) return undefined;
  const { from } = dialog.form;
  const editable = from?.editable && data && valueAt(data, from.editable);
  if (Array.isArray(editable) && editable.length === 0) return undefined;
  return <FormButton dialog={dialog} variant={from ? 'secondary' : 'link'} />;
}

const blocksOf = (blocks: readonly DetailBlock[], rows: true | undefined) =>
  blocks.map(({ title, items }) => (
    <Block key={title ?? ''} title={title}>
      {rows ? <ValueRows items={items} /> : <DetailList items={items} />}
    </Block>
  ));

function Block({ title, children }: { title: string | undefined; children: ReactElement }) {
  return (
    <Stack gap="3" className={styles.block}>
      {title && (
        <Text as={Heading} size="sm">
          {title}
        </Text>
      )}
      {children}
    </Stack>
  );
}

function partsOf(section: DetailsConfig, data: AnswerData, format: Format): ReactElement[] {
  const { amounts, pictures } = section;
  const hasAmounts = amounts && valueAt(data, amounts.rows) !== undefined;
  const shown = pictures ? picturesOf(pictures, data) : [];
  return [
    ...blocksOf(detailBlocks(section, data, format), section.rows),
    ...(hasAmounts ? [<Amounts key="amounts" amounts={amounts} data={data} format={format} />] : []),
    ...(shown.length > 0 ? [<PictureList key="pictures" items={shown} />] : []),
  ];
}

interface AmountsProps {
  amounts: DetailsAmounts;
  data: AnswerData;
  format: Format;
}

function Amounts({ amounts, data, format }: AmountsProps) {
  const rows = rowsIn(data, amounts.rows);
  const { field, format: kind } = amounts.value;
  const isKnown = rows.every((row) => decimalIn(row, field, kind) !== undefined);
  return (
    <Block title={amounts.title}>
      {rows.length === 0 ? (
        <p>{amounts.empty}</p>
      ) : (
        <div className={styles.amounts}>
          <SumList
            lines={rows.map((row) => ({
              label: format('text', row[amounts.label]),
              value: format(kind, row[field], currencyOf(row, field)),
            }))}
            sum={{
              label: amounts.sum,
              value: isKnown ? sumOf(rows, amounts.value, format) : text.values.unknown,
            }}
          />
        </div>
      )}
    </Block>
  );
}
