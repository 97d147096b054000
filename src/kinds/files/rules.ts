import { problemIf } from '../../config/rules/problem.ts';
import { subjectProblems } from '../../config/rules/subject.ts';
import type { Rules } from '../../config/scope.ts';
import type { FilesConfig } from './options.ts';

export const filesRules: Rules<FilesConfig> = ({ of, upload, removal }, path, scope) => [
  ...subjectProblems(of, `${path}.of`, scope),
  ...problemIf(of !== 'loan' && upload !== undefined, `${path}.upload`, 'only the documents of a loan can be uploaded'),
  ...problemIf(of !== 'loan' && removal === true, `${path}.removal`, 'only the documents of a loan can be removed'),
];
