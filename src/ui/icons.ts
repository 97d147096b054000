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
 * The icons by their meaning, a closed set; only icon modules import the library. Icons that the config chooses have
 * the library's names.
 */
export type IconName =
  | `lucide:${string}`
  | 'account'
  | 'add'
  | 'attachment'
  | 'calendar'
  | 'chart'
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
  | 'filters'
  | 'flat'
  | 'fund'
  | 'hide'
  | 'info'
  | 'investors'
  | 'keyboard'
  | 'language'
  | 'menu'
  | 'next'
  | 'opportunities'
  | 'phone'
  | 'previous'
  | 'print'
  | 'property'
  | 'refresh'
  | 'search'
  | 'show'
  | 'sign-out'
  | 'sort'
  | 'spreadsheet'
  | 'success'
  | 'table'
  | 'up'
  | 'upload'
  | 'warning'
  | 'zoom-in'
  | 'zoom-out';

/** The loaded icons; those of the signed-in screens are added later, so that visitors load few. */
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
