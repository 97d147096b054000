import type { ReactNode } from 'react';
import { generatePath, Link, useLocation } from 'react-router-dom';
import type { ListLink } from '../../config/kinds/list.ts';
import { type AnswerData, numberIn } from '../../frame/fields.ts';
import buttonStyles from '../../widgets/Button.module.css';

interface RowLinkProps {
  link: ListLink;
  row: AnswerData;
  isButton?: boolean;
  children: ReactNode;
}

/** A link from a row to its own screen or to a table that opens it; plain text if the row has neither. */
export function RowLink({ link, row, isButton, children }: RowLinkProps) {
  const { search } = useLocation();
  const to = screenOf(link, row) ?? rowIn(link, row, search);
  if (to === undefined) return children;
  const look = isButton && { className: buttonStyles.button, 'data-variant': 'secondary', 'data-size': 'medium' };
  return (
    <Link {...look} to={to}>
      {children}
    </Link>
  );
}

function screenOf({ to, field }: ListLink, row: AnswerData): string | undefined {
  const value = numberIn(row, field);
  const parameter = /:(\w+)/.exec(to)?.[1];
  return value === undefined || !parameter ? undefined : generatePath(to, { [parameter]: String(value) });
}

/** The same screen, with the row open in its table. */
function rowIn({ otherwise }: ListLink, row: AnswerData, search: string) {
  if (!otherwise || row[otherwise.key] === undefined) return undefined;
  const parameters = new URLSearchParams(search);
  parameters.set(`${otherwise.table}-row`, String(row[otherwise.key]));
  return { search: parameters.toString() };
}
