import Paperclip from 'lucide-react/icons/paperclip';
import Pin from 'lucide-react/icons/pin';
import { icons } from './icons.ts';

// What notes and messages are marked with; the sections that show them are loaded when they are needed.
Object.assign(icons, { attachment: Paperclip, pinned: Pin } satisfies typeof icons);
