import type { ReactNode } from 'react';
import { generatePath } from 'react-router-dom';
import type { ListLink } from '../../config/kinds/list.ts';
import { type AnswerData, numberIn } from '../../frame/fields.ts';
import { Link } from '../../portal/Link.tsx';
import buttonStyles from '../../widgets/Button.module.css';

interface RowLinkProps {
  link: ListLink;
  row: AnswerData;
  isButton?: boolean;
  children: ReactNode;
}

/** A link from a row to its own screen; plain text if the row has none. */
export function RowLink({ link, row, isButton, children }: RowLinkProps) {
  const look = isButton && { className: buttonStyles.button, 'data-variant': 'secondary', 'data-size': 'medium' };
  const to = screenOf(link, row);
  if (to === undefined) return <span>{children}</span>;
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
