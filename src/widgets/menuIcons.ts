import Keyboard from 'lucide-react/icons/keyboard';
import { icons } from './icons.ts';

// Nothing shows it but a menu, or the sheet that is one on small screens: it comes with them.
Object.assign(icons, { keyboard: Keyboard } satisfies typeof icons);
