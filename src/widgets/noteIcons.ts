import Paperclip from 'lucide-react/icons/paperclip';
import { icons } from './icons.ts';

// The icon of what is attached, loaded with the sections that show them.
Object.assign(icons, { attachment: Paperclip } satisfies typeof icons);
