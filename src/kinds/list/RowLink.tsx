import type { ReactNode } from 'react';
import { generatePath } from 'react-router-dom';
import type { ListLink } from '../../config/list.ts';
import { ButtonLink } from '../../screen/ButtonLink.tsx';
import { type AnswerData, decimalIn } from '../../screen/fields.ts';
import { Link } from '../../screen/Link.tsx';

interface RowLinkProps {
  link: ListLink;
  row: AnswerData;
  isButton?: boolean;
  children: ReactNode;
}

/** A link from a row to its own screen; plain text if the row has none. */
export function RowLink({ link, row, isButton, children }: RowLinkProps) {
  const to = screenOf(link, row);
  if (to === undefined) return <span>{children}</span>;
  if (!isButton) return <Link to={to}>{children}</Link>;
  return (
    <ButtonLink variant="secondary" to={to}>
      {children}
    </ButtonLink>
  );
}

function screenOf({ to, field }: ListLink, row: AnswerData): string | undefined {
  // A long one is a text, with all of its digits.
  const value = decimalIn(row, field);
  const parameter = /:(\w+)/.exec(to)?.[1];
  return value === undefined || !parameter ? undefined : generatePath(to, { [parameter]: String(value) });
}
