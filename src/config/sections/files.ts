import type { Body, CommandId, Data, Input, QueryId } from '../../api/types.ts';
import type { ListOf, PartFlag, RowOf } from '../fields.ts';

type LoanDocument = Data<'loanDetails'>['loan_details']['documents'][number];

/** What a file in a list cannot be without, and what it may have besides: by the description's names. */
type FileRow = Pick<LoanDocument, 'name' | 'micid' | 'key'> & { documenttype: string } & Partial<
    Omit<LoanDocument, 'documenttype'>
  >;

/** The lists of files in a query's data. */
type FilesOf<Query extends QueryId> = {
  [List in ListOf<Query>]: RowOf<Query, List> extends FileRow ? List : never;
}[ListOf<Query>];

/** The commands that send a file. */
export type UploadCommand = {
  [Id in CommandId]: Input<Id> extends { file: Blob | string; name: string; documenttype: string } ? Id : never;
}[CommandId];

/** The commands that remove a file. */
export type RemovalCommand = {
  [Id in CommandId]: Body<Id> extends { document_id: number } ? Id : never;
}[CommandId];

/** The files of the screen's subject: each opens; the investor's own can be added and removed. */
export interface FilesSection {
  kind: 'files';
  id: string;
  title: string;
  /** Drawn and asked for only where this part is on for the investor. */
  part?: PartFlag;
  query: QueryId;
  rows: string;
  /** How a file is sent, and as which types of document. */
  upload?: { command: UploadCommand; types: readonly string[] };
  /** How a file is removed, where the answer lets it be. */
  removal?: RemovalCommand;
  empty: { title: string; text: string };
}

/** Files. The query decides which lists of files there are, the command which types can be sent. */
export function files<
  Query extends QueryId,
  List extends FilesOf<Query>,
  const Id extends string,
  Upload extends UploadCommand,
>(spec: {
  id: Id;
  title: string;
  part?: PartFlag;
  query: Query;
  rows: List;
  upload?: { command: Upload; types: readonly Input<Upload>['documenttype'][] };
  /** Only of files with a number of their own. */
  removal?: RowOf<Query, List> extends { document_id: number } ? RemovalCommand : never;
  empty: { title: string; text: string };
}): FilesSection & { id: Id } {
  return { kind: 'files', ...spec };
}
