import { type AnswerData, currencyOf } from '../../screen/fields.ts';
import { useFormat } from '../../screen/useFormat.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { imageOf } from '../../values/imageOf.ts';
import { text } from '../../values/text/text.ts';
import { toneOf } from '../../values/tone.ts';
import { SubmittedFacts, submittedIn } from '../action/SubmittedFacts.tsx';
import { ShareBar } from '../figures/ShareBar.tsx';
import { RowLink } from '../list/RowLink.tsx';
import type { TilesConfig } from './options.ts';

/** A row as a tile; values that it does not have, such as the lien of a fund, are left out. */
export function RowTile({ section: { tile, link }, row }: { section: TilesConfig; row: AnswerData }) {
  const format = useFormat();
  const { title, picture, status, mark, bar, submitted, lines = [] } = tile;
  const isThere = ({ field }: { field: string }) => row[field] !== undefined && row[field] !== null;
  const found = submitted && submittedIn(submitted, row);
  const image = picture && typeof row[picture] === 'string' ? imageOf(row[picture]) : undefined;
  return (
    <Tile
      title={
        <RowLink link={link} row={row}>
          {format('text', row[title])}
        </RowLink>
      }
      picture={picture ? (image ?? null) : undefined}
      status={status && <Badge tone={toneOf(row[status])}>{format('label', row[status])}</Badge>}
      mark={mark && row[mark.field] === 1 ? mark.label : undefined}
      lines={lines
        .map((line) =>
          line.filter(isThere).map((part) => format(part.format, row[part.field], currencyOf(row, part.field))),
        )
        .filter((line) => line.length > 0)
        .map((line) => line.join(text.values.list))}
      facts={tile.facts.filter(isThere).map(({ field, label, format: kind }) => ({
        label,
        value: format(kind, row[field], currencyOf(row, field)),
      }))}
    >
      {bar && <ShareBar bar={bar} of={row} />}
      {submitted && found && <SubmittedFacts submitted={submitted} found={found} />}
    </Tile>
  );
}
