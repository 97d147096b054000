import Paperclip from 'lucide-react/icons/paperclip';
import Pin from 'lucide-react/icons/pin';
import { icons } from './icons.ts';

// The icons of notes and messages, loaded with the sections that show them.
Object.assign(icons, { attachment: Paperclip, pinned: Pin } satisfies typeof icons);
