import type { CalendarDate } from '../values/calendar.ts';
import { type StoredAccount, seedAccounts } from './data/accounts.ts';
import type { InvestorRecord } from './data/investorRecord.ts';
import { investors } from './data/investors.ts';
import { notifications } from './data/notifications.ts';
import { PASSWORD, users } from './data/users.ts';
import type { Schema } from './schema.ts';
import { createSessions, type Session, type Sessions } from './sessions.ts';

interface Clock {
  today(): CalendarDate;
  /** Milliseconds since 1970; used for sessions and reset links. */
  now(): number;
}

/** A user's login as the sandbox stores it. */
interface Login {
  password: string;
  password_changed_at: string;
  last_login_at: string;
  first_login: 0 | 1;
  pending_email: string | null;
}

interface UploadedDocument extends Schema<'LoanDocument'> {
  loan_id: number;
  investor_id: number;
  content: Uint8Array<ArrayBuffer>;
}

/** The profile fields that an investor may change. */
type ProfileChanges = Omit<Schema<'ProfileUpdateBody'>, 'session_token' | 'investor_id'>;

/** Everything that calls can change. Constant data is in data/ and in the ledger. */
export interface State extends Clock {
  /** The current date-time: the day of the sandbox's calendar and the time of its clock. */
  moment(): string;
  sessions: Sessions;
  logins: Map<string, Login>;
  /** Reset links by token, with their user and expiry. */
  resets: Map<string, { email: string; until: number }>;
  profiles: Map<number, ProfileChanges>;
  notifications: Map<number, Schema<'NotificationSetting'>[]>;
  accounts: Map<number, StoredAccount[]>;
  uploads: UploadedDocument[];
  /** The keys of loan documents that the investor deleted. */
  deleted: Set<string>;
  /** When `investor_id/key` was first opened. */
  viewed: Map<string, string>;
  /** The investor's interest, by `investor_id/opportunity_id`. */
  interests: Map<string, Schema<'OpportunityInterest'>>;
  messages_count: number;
}

/** The changes made by calls, as plain data that can be stored elsewhere, such as in a browser's database. */
export type SavedState = Omit<State, keyof Clock | 'moment' | 'sessions'> & { sessions: Map<string, Session> };

/** The first id of uploaded documents and added accounts, above all seeded ones. */
export const FIRST_NEW_ID = 90_001;

export const investorById = new Map(investors.map((investor) => [investor.investor_id, investor]));

const byInvestor = <Value>(value: (investor: InvestorRecord) => Value) =>
  new Map(investors.map((investor) => [investor.investor_id, value(investor)]));

/** The initial state of a sandbox. */
export function freshState({ today, now }: Clock): State {
  const moment = () => `${today()}T${new Date(now()).toISOString().slice(11, 19)}Z`;
  const login = (first_login: 0 | 1): Login => ({
    password: PASSWORD,
    password_changed_at: '2023-11-14T15:05:00Z',
    last_login_at: moment(),
    first_login,
    pending_email: null,
  });
  return {
    today,
    now,
    moment,
    sessions: createSessions(now),
    logins: new Map(users.map(({ email, first_login }) => [email, login(first_login ?? 0)])),
    resets: new Map(),
    profiles: new Map(),
    notifications: byInvestor(() => structuredClone(notifications)),
    accounts: byInvestor((investor) => seedAccounts(investor, today())),
    uploads: [],
    deleted: new Set(),
    viewed: new Map(),
    interests: new Map(),
    messages_count: 0,
  };
}

/** A state as plain data. */
export const savedState = ({ today: _, now: _now, moment: _moment, sessions, ...data }: State): SavedState => ({
  ...data,
  sessions: sessions.all,
});

/** A state with such data. */
export function restoredState(clock: Clock, { sessions, ...data }: SavedState): State {
  return { ...freshState(clock), ...data, sessions: createSessions(clock.now, sessions) };
}
