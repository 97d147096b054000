import { subjectProblems } from '../../config/rules/subject.ts';
import type { Rules } from '../../config/scope.ts';
import type { NotesConfig } from './options.ts';

export const notesRules: Rules<NotesConfig> = ({ of }, path, scope) =>
  of === 'loan' ? subjectProblems(of, `${path}.of`, scope) : [];
