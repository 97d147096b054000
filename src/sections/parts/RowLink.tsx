import type { ReactNode } from 'react';
import { generatePath, useLocation } from 'react-router-dom';
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

/** A link from a row to its own screen or to a table that opens it; plain text if the row has neither. */
export function RowLink({ link, row, isButton, children }: RowLinkProps) {
  const { otherwise } = link;
  const look = isButton && { className: buttonStyles.button, 'data-variant': 'secondary', 'data-size': 'medium' };
  const to = screenOf(link, row);
  if (to !== undefined)
    return (
      <Link {...look} to={to}>
        {children}
      </Link>
    );
  if (!otherwise || row[otherwise.key] === undefined) return <span>{children}</span>;
  return (
    <LinkWithParameter {...look} name={`${otherwise.table}-row`} value={String(row[otherwise.key])}>
      {children}
    </LinkWithParameter>
  );
}

function screenOf({ to, field }: ListLink, row: AnswerData): string | undefined {
  const value = numberIn(row, field);
  const parameter = /:(\w+)/.exec(to)?.[1];
  return value === undefined || !parameter ? undefined : generatePath(to, { [parameter]: String(value) });
}

interface LinkWithParameterProps {
  name: string;
  value: string;
  children: ReactNode;
}

/** A link to the same screen, with a parameter. */
function LinkWithParameter({ name, value, ...rest }: LinkWithParameterProps) {
  const { pathname, search } = useLocation();
  const parameters = new URLSearchParams(search);
  parameters.set(name, value);
  return <Link {...rest} to={{ pathname, search: String(parameters) }} />;
}
