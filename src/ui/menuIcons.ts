import Keyboard from 'lucide-react/icons/keyboard';
import { icons } from './icons.ts';

// Only the menu and its sheet on small screens show this icon, so it is loaded with them.
Object.assign(icons, { keyboard: Keyboard } satisfies typeof icons);
