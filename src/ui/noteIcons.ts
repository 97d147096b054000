import Paperclip from 'lucide-react/icons/paperclip';
import { icons } from './icons.ts';

// The icon of an attachment, loaded with the sections that show one.
icons.attachment = Paperclip;
