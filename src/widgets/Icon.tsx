import { type IconName, icons } from './icons.ts';

/** A drawing beside a text that says the same; it is hidden from assistive technology. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  const Drawing = icons[name];
  if (!Drawing) return null;
  return <Drawing size={size} strokeWidth={1.75} aria-hidden focusable={false} />;
}
