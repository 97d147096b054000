import type { ReactNode } from 'react';
import { generatePath, Link } from 'react-router-dom';
import type { ListLink } from '../../config/kinds/list.ts';
import { type AnswerData, numberIn } from '../../frame/fields.ts';
import buttonStyles from '../../widgets/Button.module.css';

interface RowLinkProps {
  link: ListLink;
  row: AnswerData;
  isButton?: boolean;
  children: ReactNode;
}

/** A link from a row to its own screen; plain text if the row has no target. */
export function RowLink({ link: { to, field }, row, isButton, children }: RowLinkProps) {
  const value = numberIn(row, field);
  const parameter = /:(\w+)/.exec(to)?.[1];
  if (value === undefined || !parameter) return children;
  const look = isButton && { className: buttonStyles.button, 'data-variant': 'secondary', 'data-size': 'medium' };
  return (
    <Link {...look} to={generatePath(to, { [parameter]: String(value) })}>
      {children}
    </Link>
  );
}
