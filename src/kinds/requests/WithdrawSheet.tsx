import { type MoneyOut, moneyOut } from '../../figures/request.ts';
import { QueryFailure } from '../../screen/QueryFailure.tsx';
import { useAnswerOf } from '../../screen/useAnswerOf.ts';
import { useFormat } from '../../screen/useFormat.ts';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/box.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { FieldsShape } from '../../ui/Skeleton.tsx';
import { ValueList } from '../../ui/ValueList.tsx';
import { text } from '../../values/text/text.ts';
import { WithdrawRequest } from './WithdrawRequest.tsx';

interface WithdrawSheetProps {
  /** The fund that the address names, if it names one. */
  investmentId: number | undefined;
  onClose: () => void;
}

/** The request to take money out of a fund; without a fund, shows when each loan is repaid. */
export function WithdrawSheet({ investmentId, onClose }: WithdrawSheetProps) {
  const query = useAnswerOf('investmentList', {});
  if (!query.data) {
    return (
      <Dialog title={text.requests.withdraw} onClose={onClose}>
        <QueryFailure query={query} />
        {query.isPending && (
          <Loading>
            <FieldsShape count={2} />
          </Loading>
        )}
      </Dialog>
    );
  }
  const out = moneyOut(query.data.investments);
  if (out.funds.length === 0) return <NoFund loans={out.loans} onClose={onClose} />;
  return <WithdrawRequest {...out} investmentId={investmentId} onClose={onClose} />;
}

function NoFund({ loans, onClose }: Pick<MoneyOut, 'loans'> & { onClose: () => void }) {
  const format = useFormat();
  const { withdraw, noFund } = text.requests;
  return (
    <Dialog title={withdraw} description={noFund} onClose={onClose}>
      <Stack gap="4">
        <ValueList
          lines={loans.map(({ holding, day }) => ({ label: format('text', holding.name), value: format('date', day) }))}
        />
        <Button onClick={onClose}>{text.actions.close}</Button>
      </Stack>
    </Dialog>
  );
}
