import Printer from 'lucide-react/icons/printer';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { icons } from '../icons.ts';

// Nothing else shows them, so they come with the viewer.
Object.assign(icons, { print: Printer, 'zoom-in': ZoomIn, 'zoom-out': ZoomOut } satisfies typeof icons);
