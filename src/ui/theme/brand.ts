type Rgb = readonly [red: number, green: number, blue: number];

const white: Rgb = [255, 255, 255];
const black: Rgb = [20, 23, 28];

/** The surfaces of tokens.css that the accent has to be readable on: the less favourable one of each scheme. */
const lightSurface: Rgb = [241, 243, 245];
const darkSurface: Rgb = [31, 35, 41];

/** WCAG 2.2, 1.4.3: text of any size. */
const readable = 4.5;

function parse(hex: string): Rgb | undefined {
  const digits = /^#([0-9a-f]{6})$/i.exec(hex)?.[1] ?? /^#([0-9a-f]{3})$/i.exec(hex)?.[1]?.replace(/./g, '$&$&');
  if (!digits) return undefined;
  const value = Number.parseInt(digits, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function contrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** Hue in degrees, saturation and lightness from 0 to 1. */
function toHsl(colour: Rgb): [hue: number, saturation: number, lightness: number] {
  const [red, green, blue] = [colour[0] / 255, colour[1] / 255, colour[2] / 255];
  const [high, low] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [range, lightness] = [high - low, (high + low) / 2];
  if (range === 0) return [0, 0, lightness];
  const saturation = range / (1 - Math.abs(2 * lightness - 1));
  if (high === red) return [60 * (((green - blue) / range + 6) % 6), saturation, lightness];
  if (high === green) return [60 * ((blue - red) / range + 2), saturation, lightness];
  return [60 * ((red - green) / range + 4), saturation, lightness];
}

/** The formula of CSS Color 4, section 7.1. */
function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const channel = (offset: number) => {
    const place = (offset + hue / 30) % 12;
    const reach = saturation * Math.min(lightness, 1 - lightness);
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1))));
  };
  return [channel(0), channel(8), channel(4)];
}

/** The brand's hue, darkened or lightened until it is just readable on the surface. */
function legible(colour: Rgb, surface: Rgb, step: number): Rgb {
  const [hue, saturation, start] = toHsl(colour);
  let candidate = colour;
  for (let lightness = start; contrast(candidate, surface) < readable; lightness += step) {
    candidate = fromHsl(hue, saturation, Math.min(1, Math.max(0, lightness)));
  }
  return candidate;
}

const css = (colour: Rgb) => `rgb(${colour.join(' ')})`;
const textOn = (colour: Rgb) => css(contrast(colour, white) >= contrast(colour, black) ? white : black);

/** The hue of `--negative` in degrees, and how near to it another one looks like an alarm. */
const alarm = { hue: 3, near: 25, saturation: 0.35 };

function isAlarming(colour: Rgb): boolean {
  const [hue, saturation] = toHsl(colour);
  const distance = Math.abs(((hue - alarm.hue + 540) % 360) - 180);
  return saturation >= alarm.saturation && distance <= alarm.near;
}

/**
 * The custom properties that carry a brand's accent (`#rrggbb` or `#rgb`) into tokens.css, readable in both colour
 * schemes. Links and charts do not take a red accent, because it would look like an alarm. Empty where the text is not
 * such a colour, so that the neutral accent stays.
 */
export function brandProperties(accent: string): Record<string, string> {
  const colour = parse(accent);
  if (!colour) return {};
  const light = legible(colour, lightSurface, -0.01);
  const dark = legible(colour, darkSurface, 0.01);
  return {
    '--brand-light': css(light),
    '--brand-light-contrast': textOn(light),
    '--brand-dark': css(dark),
    '--brand-dark-contrast': textOn(dark),
    ...(isAlarming(colour) && { '--brand-link': 'var(--neutral)' }),
  };
}
