// One import per icon: the development server would otherwise load all four thousand of them.

import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Info from 'lucide-react/icons/info';
import Refresh from 'lucide-react/icons/refresh-cw';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Close from 'lucide-react/icons/x';
import type { LucideIcon } from 'lucide-react/types';

/**
 * The icons by what they stand for, a closed set; nothing else imports the library. What the config chooses among all of the
 * library's goes by its name there.
 */
export type IconName =
  | `lucide:${string}`
  | 'account'
  | 'add'
  | 'attachment'
  | 'chosen'
  | 'close'
  | 'contact'
  | 'copy'
  | 'delete'
  | 'document'
  | 'down'
  | 'download'
  | 'error'
  | 'expand'
  | 'external'
  | 'flat'
  | 'hide'
  | 'info'
  | 'keyboard'
  | 'language'
  | 'menu'
  | 'next'
  | 'opportunities'
  | 'phone'
  | 'pinned'
  | 'previous'
  | 'print'
  | 'refresh'
  | 'search'
  | 'show'
  | 'sign-out'
  | 'sort'
  | 'spreadsheet'
  | 'success'
  | 'up'
  | 'upload'
  | 'warning'
  | 'zoom-in'
  | 'zoom-out';

/** The drawings that are there; those of the signed-in screens join later, so that visitors load few. */
export const icons: { [Name in IconName]?: LucideIcon } = {
  close: Close,
  error: CircleAlert,
  expand: ChevronDown,
  hide: EyeOff,
  info: Info,
  previous: ChevronLeft,
  refresh: Refresh,
  show: Eye,
  success: CircleCheck,
  warning: TriangleAlert,
};
