import type { Activity } from '../../figures/answers.ts';
import { bookEntry } from '../../figures/bookEntry.ts';
import type { NameOf } from '../../figures/holdingNames.ts';
import type { AnswerData } from '../../screen/fields.ts';
import { text } from '../../values/text/text.ts';
import { accountWords } from './accountWords.ts';
import type { ReportColumn } from './exportTable.ts';

/** The columns of activities as data: one row for each entry, with all that it belongs to. */
export function entryColumns(): ReportColumn[] {
  const { rows, columns: amounts } = text.taxYear;
  const { columns } = text.statement;
  return [
    { field: 'date', label: columns.date, format: 'date' },
    { field: 'earned_for', label: columns.earnedFor, format: 'date' },
    { field: 'name', label: rows.name, format: 'text' },
    { field: 'share_class', label: rows.share_class, format: 'text' },
    { field: 'loan_number', label: rows.loan_number, format: 'text' },
    { field: 'account', label: rows.investor_account_name, format: 'text' },
    { field: 'account_type', label: text.account.type, format: 'text' },
    { field: 'type', label: rows.activity_type, format: 'label' },
    { field: 'status', label: rows.status, format: 'label' },
    { field: 'method', label: columns.method, format: 'label' },
    { field: 'units', label: columns.units, format: 'units' },
    { field: 'gross', label: amounts.gross, format: 'money' },
    { field: 'fees', label: amounts.fees, format: 'money' },
    { field: 'tax', label: amounts.tax, format: 'money' },
    { field: 'net', label: amounts.net, format: 'money' },
    { field: 'moved', label: columns.moved, format: 'money' },
    { field: 'balance', label: columns.balance, format: 'money' },
    { field: 'currency', label: rows.currency, format: 'text' },
    { field: 'reference', label: columns.reference, format: 'text' },
    { field: 'description', label: rows.description, format: 'text' },
  ];
}

/** The row of an activity under these columns; what it does not have is left out. */
export function entryRow(activity: Activity, nameOf: NameOf): AnswerData {
  const { name, gross, fees, tax, net, moved, balance } = bookEntry(activity, nameOf);
  const isIncome = net !== null;
  return {
    date: activity.activity_date,
    earned_for: isIncome ? activity.effective_date : null,
    name,
    share_class: activity.share_class,
    loan_number: activity.loan_number,
    account: activity.investor_account_name,
    account_type: accountWords([activity.account_type]),
    type: activity.activity_type,
    status: activity.status,
    method: activity.payment_method,
    units: activity.units,
    gross,
    fees: isIncome || Number(fees) !== 0 ? fees : null,
    tax: isIncome || Number(tax) !== 0 ? tax : null,
    net,
    moved: isIncome ? null : moved,
    balance,
    currency: activity.currency,
    reference: activity.reference_number,
    description: activity.description,
  };
}
