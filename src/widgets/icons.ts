// One import per icon: the development server would otherwise load all four thousand of them.
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Bell from 'lucide-react/icons/bell';
import Building from 'lucide-react/icons/building-2';
import Calendar from 'lucide-react/icons/calendar';
import PieChart from 'lucide-react/icons/chart-pie';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import ExternalLink from 'lucide-react/icons/external-link';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FileText from 'lucide-react/icons/file-text';
import Info from 'lucide-react/icons/info';
import Landmark from 'lucide-react/icons/landmark';
import Layers from 'lucide-react/icons/layers';
import Lock from 'lucide-react/icons/lock';
import LogOut from 'lucide-react/icons/log-out';
import Mail from 'lucide-react/icons/mail';
import Menu from 'lucide-react/icons/menu';
import Minus from 'lucide-react/icons/minus';
import Paperclip from 'lucide-react/icons/paperclip';
import Phone from 'lucide-react/icons/phone';
import Pin from 'lucide-react/icons/pin';
import Plus from 'lucide-react/icons/plus';
import Refresh from 'lucide-react/icons/refresh-cw';
import Search from 'lucide-react/icons/search';
import Trash from 'lucide-react/icons/trash-2';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Upload from 'lucide-react/icons/upload';
import User from 'lucide-react/icons/user-round';
import Close from 'lucide-react/icons/x';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';

/** The closed set of icons, by what they stand for; config and screens name them, nothing else imports the library. */
export const icons = {
  account: User,
  add: Plus,
  attachment: Paperclip,
  calendar: Calendar,
  check: Check,
  close: Close,
  contact: Mail,
  delete: Trash,
  document: FileText,
  documents: FileText,
  down: ArrowDown,
  download: Download,
  error: CircleAlert,
  expand: ChevronDown,
  external: ExternalLink,
  flat: Minus,
  forward: ArrowRight,
  hide: EyeOff,
  info: Info,
  institution: Landmark,
  lock: Lock,
  menu: Menu,
  more: Ellipsis,
  next: ChevronRight,
  notification: Bell,
  opportunities: Layers,
  phone: Phone,
  pinned: Pin,
  portfolio: PieChart,
  previous: ChevronLeft,
  property: Building,
  refresh: Refresh,
  search: Search,
  show: Eye,
  'sign-out': LogOut,
  sort: ChevronsUpDown,
  spreadsheet: FileSpreadsheet,
  success: CircleCheck,
  up: ArrowUp,
  upload: Upload,
  warning: TriangleAlert,
  'zoom-in': ZoomIn,
  'zoom-out': ZoomOut,
} as const;

export type IconName = keyof typeof icons;
