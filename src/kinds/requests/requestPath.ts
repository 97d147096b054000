import { sectionPlace } from '../../config/places.ts';
import type { Portal } from '../../config/portal.ts';

/** The parameters of the address that open a dialog of the panel, and that name the fund of a withdrawal. */
export const askName = (section: string) => `${section}-ask`;
export const investmentName = (section: string) => `${section}-investment`;

/** The address that opens the request to withdraw money, from this fund; undefined if the portal has no such panel. */
export function withdrawPath(portal: Portal, investmentId: number | undefined): string | undefined {
  const place = sectionPlace(portal, ({ kind }) => kind === 'requests');
  if (!place) return undefined;
  const { id } = place.section;
  const parameters = new URLSearchParams({
    [askName(id)]: 'withdraw',
    ...(investmentId !== undefined && { [investmentName(id)]: String(investmentId) }),
  });
  return `${place.path}?${parameters}`;
}
