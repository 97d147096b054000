import Printer from 'lucide-react/icons/printer';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { icons } from '../../ui/icons.ts';

// Only the viewer shows these icons, so they are loaded with it.
Object.assign(icons, { print: Printer, 'zoom-in': ZoomIn, 'zoom-out': ZoomOut } satisfies typeof icons);
