import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../../client/queryFor.ts';
import { investedOf } from '../../figures/holdings.ts';
import { useFormat } from '../../screen/useFormat.ts';
import { listed } from '../../values/isolated.ts';
import { text } from '../../values/text/text.ts';

export interface CurrencyNoteProps {
  /** That of the figure. */
  currency: unknown;
  /** Names what is invested in the others, instead of saying that the figure leaves them out. */
  namesOthers?: boolean;
}

/** Said of a figure in one currency, if the investor has something in others; it reads what the panels ask for. */
export function CurrencyNote({ currency, namesOthers = false }: CurrencyNoteProps) {
  const format = useFormat();
  const { data } = useQuery({ ...queryFor('investmentList', {}), enabled: false });
  const others = investedOf(data?.investments ?? []).filter((sum) => sum.currency !== currency);
  if (others.length === 0 || typeof currency !== 'string') return null;
  const amounts = others.map((sum) => format('money', sum.amount, sum.currency));
  return <span>{namesOthers ? text.cards.others(listed(amounts)) : text.cards.only(currency)}</span>;
}
