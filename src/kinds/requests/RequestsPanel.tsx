import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../../client/queryFor.ts';
import type { Investment } from '../../figures/answers.ts';
import { moneyOut, withdrawalDays } from '../../figures/request.ts';
import { useInvestor } from '../../screen/InvestorContext.tsx';
import { usePortal } from '../../screen/PortalContext.tsx';
import { SectionFrame } from '../../screen/SectionFrame.tsx';
import { useFormat, usePlainFormat } from '../../screen/useFormat.ts';
import { useParameters } from '../../screen/useParameters.ts';
import { lazyDialog } from '../../ui/lazyDialog.tsx';
import { text } from '../../values/text/text.ts';
import { currentDay } from '../../values/today.ts';
import { newsPlace } from '../attention/newsPlace.ts';
import { useClosingOpportunities } from '../upcoming/useClosingOpportunities.ts';
import type { RequestsConfig } from './options.ts';
import { RequestRow } from './RequestRow.tsx';
import styles from './RequestsPanel.module.css';
import { askName, investmentName } from './requestPath.ts';

// Loaded only once they are opened.
const WithdrawSheet = lazyDialog(async () => (await import('./WithdrawSheet.tsx')).WithdrawSheet);
const AskSheet = lazyDialog(async () => (await import('./AskSheet.tsx')).AskSheet);

/** What an investor can ask for, a row each. The address says which dialog is open, so that a link can open it. */
export function RequestsPanel({ section }: { section: RequestsConfig }) {
  const words = text.requests;
  const [parameters, change] = useParameters();
  const [ask, investment] = [askName(section.id), investmentName(section.id)];
  const asked = parameters.get(ask);
  const open = (what: string) => change({ [ask]: what }, { replace: true });
  const close = () => change({ [ask]: undefined, [investment]: undefined }, { replace: true });
  return (
    <SectionFrame section={section} bare>
      <ul className={styles.list}>
        <Withdraw onOpen={() => open('withdraw')} />
        <Invest />
        <RequestRow title={words.meeting} fact={words.meetingAbout} onOpen={() => open('meeting')} />
        <RequestRow title={words.statement} fact={words.statementAbout} onOpen={() => open('statement')} />
      </ul>
      {asked === 'withdraw' && (
        <WithdrawSheet investmentId={Number(parameters.get(investment)) || undefined} onClose={close} />
      )}
      {asked === 'meeting' && (
        <AskSheet
          title={words.meeting}
          about={words.meetingAbout}
          words={{ question: words.meetingMessage, send: text.request.send, sent: text.request.sent }}
          message={{ topic: 'Meeting Request' }}
          onClose={close}
        />
      )}
      {asked === 'statement' && (
        <AskSheet
          title={words.statement}
          about={words.statementTo}
          message={{ topic: 'Statement Inquiry' }}
          onClose={close}
        />
      )}
    </SectionFrame>
  );
}

/** A withdrawal from a fund, with its earliest date; without a date while that is unknown. */
function Withdraw({ onOpen }: { onOpen: () => void }) {
  const format = useFormat();
  const { id } = useInvestor();
  const { data } = useQuery({ ...queryFor('investmentList', {}), enabled: id !== undefined });
  const words = text.requests;
  function factOf(investments: readonly Investment[]): string | undefined {
    const { funds, loans } = moneyOut(investments);
    if (funds.length === 0) return loans.length > 0 ? words.onlyLoans : undefined;
    const today = currentDay();
    const [first] = funds.flatMap((fund) => withdrawalDays(fund, today).day ?? []).sort();
    return first && words.earliestDate(format('date', first));
  }
  return <RequestRow title={words.withdraw} fact={data && factOf(data.investments)} onOpen={onOpen} />;
}

/** A link to the opportunities with the number of open ones; none if the portal or the investor has no opportunities. */
function Invest() {
  const count = usePlainFormat();
  const place = newsPlace(usePortal(), 'opportunities');
  const { query, isOff } = useClosingOpportunities();
  const total = query.data?.total;
  const words = text.requests;
  if (!place || isOff) return null;
  return (
    <RequestRow
      title={words.invest}
      fact={total === undefined ? undefined : words.opportunities(total, count('number', total))}
      to={place.path}
    />
  );
}
