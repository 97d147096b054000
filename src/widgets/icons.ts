// One import per icon: the development server would otherwise load all four thousand of them.
import type { LucideIcon } from 'lucide-react';
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

/** The closed set of icons, by what they stand for; config and screens name them, nothing else imports the library. */
export type IconName =
  | 'account'
  | 'add'
  | 'attachment'
  | 'chosen'
  | 'close'
  | 'contact'
  | 'copy'
  | 'delete'
  | 'document'
  | 'documents'
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
  | 'portfolio'
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

/** The drawings that are there; those of the signed-in screens join with `moreIcons.ts`, so that visitors load few. */
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
