import type { Schema } from '../schema.ts';

type Setting = Schema<'NotificationSetting'>;

const channels = (email: 0 | 1, sms: 0 | 1, portal: 0 | 1) => ({ email, sms, portal });

function setting(
  notification_key: Setting['notification_key'],
  group: string,
  label: string,
  description: string,
  on: Setting['channels'],
  is_locked: 0 | 1 = 0,
): Setting {
  return { notification_key, label, description, group, channels: on, is_locked };
}

/** The initial settings of every investor. */
export const notifications: Setting[] = [
  setting('new_document', 'Documents', 'New document', 'A document was added to your files.', channels(1, 0, 1)),
  setting('statement_available', 'Documents', 'Statement', 'A statement is ready.', channels(1, 0, 1)),
  setting('tax_slip_available', 'Documents', 'Tax slip', 'A tax slip is ready.', channels(1, 0, 1)),
  setting('distribution_paid', 'Payments', 'Distribution', 'A distribution was paid or reinvested.', channels(1, 1, 1)),
  setting(
    'payment_missed',
    'Payments',
    'Missed payment',
    'A borrower missed a payment on one of your loans.',
    channels(1, 1, 1),
  ),
  setting('loan_update', 'Loans', 'Loan update', 'The manager wrote about one of your loans.', channels(1, 0, 1)),
  setting('loan_maturity', 'Loans', 'Loan maturity', 'One of your loans is about to mature.', channels(1, 0, 1)),
  setting('manager_note', 'News', 'Note by the manager', 'The manager published a note.', channels(0, 0, 1)),
  setting('new_opportunity', 'News', 'New opportunity', 'A new opportunity is open.', channels(1, 0, 1)),
  setting(
    'account_changed',
    'Security',
    'Linked account changed',
    'A linked account was added or removed.',
    channels(1, 1, 1),
    1,
  ),
  setting(
    'profile_changed',
    'Security',
    'Profile changed',
    'Your profile or password was changed.',
    channels(1, 1, 1),
    1,
  ),
  setting(
    'login_new_device',
    'Security',
    'Sign-in from a new device',
    'Someone signed in from a device not seen before.',
    channels(1, 1, 1),
    1,
  ),
];
