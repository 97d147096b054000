import type { panels } from '../../kinds/panels.ts';
import type { SectionOf } from '../loose.ts';
import type { Rules, Scope } from '../scope.ts';
import { type Problem, problemIf } from './problem.ts';
import { isAbout } from './subject.ts';

type Panels = typeof panels;

const subjects = { loan: 'loanDetails', opportunity: 'opportunityDetails' } as const;

/** A panel about a loan or an opportunity must be on a screen about one. */
function subjectProblems(of: keyof typeof subjects, path: string, scope: Scope): Problem[] {
  const query = subjects[of];
  return problemIf(
    !isAbout(scope, query),
    path,
    `'${of}' works only on a screen whose subject has the query '${query}'`,
  );
}

export const notesRules: Rules<SectionOf<Panels['notes']>> = ({ of }, path, scope) =>
  of === 'loan' ? subjectProblems(of, `${path}.of`, scope) : [];

export const filesRules: Rules<SectionOf<Panels['files']>> = ({ of, upload, removal }, path, scope) => [
  ...subjectProblems(of, `${path}.of`, scope),
  ...problemIf(of !== 'loan' && upload !== undefined, `${path}.upload`, 'only the documents of a loan can be uploaded'),
  ...problemIf(of !== 'loan' && removal === true, `${path}.removal`, 'only the documents of a loan can be removed'),
];
