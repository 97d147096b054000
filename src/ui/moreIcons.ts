import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Calendar from 'lucide-react/icons/calendar-plus';
import ChartArea from 'lucide-react/icons/chart-area';
import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import External from 'lucide-react/icons/external-link';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FileText from 'lucide-react/icons/file-text';
import House from 'lucide-react/icons/house';
import Landmark from 'lucide-react/icons/landmark';
import Languages from 'lucide-react/icons/languages';
import Layers from 'lucide-react/icons/layers';
import LogOut from 'lucide-react/icons/log-out';
import Mail from 'lucide-react/icons/mail';
import Menu from 'lucide-react/icons/menu';
import Minus from 'lucide-react/icons/minus';
import Phone from 'lucide-react/icons/phone';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import Filters from 'lucide-react/icons/sliders-horizontal';
import Table from 'lucide-react/icons/table-2';
import Trash from 'lucide-react/icons/trash-2';
import Upload from 'lucide-react/icons/upload';
import User from 'lucide-react/icons/user-round';
import Users from 'lucide-react/icons/users-round';
import { icons } from './icons.ts';

/** Adds the icons of the signed-in screens, and those that the config chooses. */
export function addMoreIcons(chosen: typeof icons = {}): void {
  const own: typeof icons = {
    account: User,
    add: Plus,
    calendar: Calendar,
    chosen: Check,
    contact: Mail,
    copy: Copy,
    delete: Trash,
    document: FileText,
    down: ArrowDown,
    download: Download,
    external: External,
    filters: Filters,
    flat: Minus,
    fund: Landmark,
    investors: Users,
    language: Languages,
    menu: Menu,
    next: ChevronRight,
    opportunities: Layers,
    phone: Phone,
    property: House,
    search: Search,
    'sign-out': LogOut,
    sort: ChevronsUpDown,
    spreadsheet: FileSpreadsheet,
    table: Table,
    chart: ChartArea,
    up: ArrowUp,
    upload: Upload,
  };
  Object.assign(icons, own, chosen);
}
