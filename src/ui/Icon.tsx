import { type IconName, icons } from './icons.ts';

/** A decorative icon beside a text that says the same; hidden from assistive technology. */
export function Icon({ name, size = 'md' }: { name: IconName; size?: 'sm' | 'md' | 'lg' | undefined }) {
  const Drawing = icons[name];
  if (!Drawing) return null;
  return <Drawing data-size={size} strokeWidth={1.75} aria-hidden focusable={false} />;
}
