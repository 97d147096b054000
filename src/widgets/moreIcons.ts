import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import PieChart from 'lucide-react/icons/chart-pie';
import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import External from 'lucide-react/icons/external-link';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FileText from 'lucide-react/icons/file-text';
import Keyboard from 'lucide-react/icons/keyboard';
import Languages from 'lucide-react/icons/languages';
import Layers from 'lucide-react/icons/layers';
import LogOut from 'lucide-react/icons/log-out';
import Mail from 'lucide-react/icons/mail';
import Menu from 'lucide-react/icons/menu';
import Minus from 'lucide-react/icons/minus';
import Paperclip from 'lucide-react/icons/paperclip';
import Phone from 'lucide-react/icons/phone';
import Pin from 'lucide-react/icons/pin';
import Plus from 'lucide-react/icons/plus';
import Printer from 'lucide-react/icons/printer';
import Search from 'lucide-react/icons/search';
import Trash from 'lucide-react/icons/trash-2';
import Upload from 'lucide-react/icons/upload';
import User from 'lucide-react/icons/user-round';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { icons } from './icons.ts';

/** Adds the icons of the signed-in screens. */
export function addMoreIcons(): void {
  Object.assign(icons, {
    account: User,
    add: Plus,
    attachment: Paperclip,
    chosen: Check,
    contact: Mail,
    copy: Copy,
    delete: Trash,
    document: FileText,
    documents: FileText,
    down: ArrowDown,
    download: Download,
    external: External,
    flat: Minus,
    keyboard: Keyboard,
    language: Languages,
    menu: Menu,
    next: ChevronRight,
    opportunities: Layers,
    phone: Phone,
    pinned: Pin,
    portfolio: PieChart,
    print: Printer,
    search: Search,
    'sign-out': LogOut,
    sort: ChevronsUpDown,
    spreadsheet: FileSpreadsheet,
    up: ArrowUp,
    upload: Upload,
    'zoom-in': ZoomIn,
    'zoom-out': ZoomOut,
  } satisfies typeof icons);
}
