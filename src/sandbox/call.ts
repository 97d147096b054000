import type { operations } from '../../generated/operations.ts';
import type { operations as DescribedOperations } from '../../generated/schema.ts';
import type { CalendarDate } from '../values/calendar.ts';
import type { InvestorRecord } from './data/investorRecord.ts';
import type { User } from './data/users.ts';
import type { State } from './state.ts';

/** The id of an operation in the description. */
export type OperationId = keyof typeof operations;

type Json<Message> = Message extends { content: { 'application/json': infer Content } } ? Content : never;

/** The validated JSON body of an operation, without the session token, which has already been read. */
export type Body<Id extends OperationId> = Omit<Json<DescribedOperations[Id]['requestBody']>, 'session_token'>;

type Answer<Id extends OperationId> = Json<DescribedOperations[Id]['responses'][200]>;

/**
 * The result of a resolver: the answer without the envelope's common fields, or a whole response for binary answers.
 */
export type Reply<Id extends OperationId> = [Answer<Id>] extends [never]
  ? Response
  : Omit<Answer<Id>, 'status' | 'newtoken' | 'message'> & { message?: string; status?: 'success' | 'error' };

type WhenSignedIn<Id extends OperationId, Value> = (typeof operations)[Id]['session'] extends 'required'
  ? Value
  : Value | undefined;

/** Calls of scope `user` concern no investor; there may be none. */
type AboutInvestor<Id extends OperationId> = (typeof operations)[Id]['scope'] extends 'user'
  ? InvestorRecord | undefined
  : WhenSignedIn<Id, InvestorRecord>;

/** What a resolver receives; the user is set whenever the operation needs a session. */
export interface Call<Id extends OperationId> {
  body: Body<Id>;
  /** The fields of a multipart request; empty for JSON. */
  form: FormData;
  /** The session token of the call, if it is valid. */
  token: string | undefined;
  user: WhenSignedIn<Id, User>;
  investor: AboutInvestor<Id>;
  state: State;
  today: CalendarDate;
  request: Request;
}

export type Resolver<Id extends OperationId> = (call: Call<Id>) => Reply<Id> | Promise<Reply<Id>>;

/** The portal's own operations that answer with a file, for which the description has no usable example. */
export type FileId = {
  [Id in OperationId]: (typeof operations)[Id] extends { answer: 'json' } | { wire: object } ? never : Id;
}[OperationId];

/** The resolvers of some operations, each typed by its operation id. */
export type Answers<Ids extends OperationId> = { [Id in Ids]: Resolver<Id> };
