import type { Data } from '../../api/types.ts';
import { commandName, group, ifInRow, inputValue, list, many, optional, perCommand, query } from '../declare.ts';
import type { CommandWith } from '../described.ts';
import { kind } from '../kind.ts';
import type { SectionOf } from '../loose.ts';
import { empty, type RowLike } from './list.ts';

type LoanDocument = Data<'loanDetails'>['loan_details']['documents'][number];

/** The fields of a file, by the description's names. */
type FileRow = RowLike<
  Omit<LoanDocument, 'documenttype'> & { documenttype: string },
  'name' | 'documenttype' | 'micid' | 'key'
>;

/** The files of the screen's subject. Each can be opened; the investor's own can be added and removed. */
export const files = kind('files', {
  query: query(),
  rows: list<FileRow>('name', 'documenttype', 'micid', 'key'),
  /** The command that uploads a file, and the document types to choose from. */
  upload: optional(perCommand(['file', 'name', 'documenttype'], group({ types: many(inputValue('documenttype')) }))),
  /** The command that removes a file, where the response allows it. */
  removal: optional(ifInRow(commandName('document_id'), ['document_id', 'can_delete'])),
  empty,
});

export type FilesConfig = SectionOf<typeof files>;
export type UploadCommand = CommandWith<'file' | 'name' | 'documenttype'>;
export type RemovalCommand = CommandWith<'document_id'>;
