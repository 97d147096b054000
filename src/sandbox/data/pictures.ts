import { png } from './png.ts';

type Rgb = readonly [red: number, green: number, blue: number];

/** A building: its position, its height, and the pattern of its windows, in pixels. */
interface Building {
  left: number;
  right: number;
  top: number;
  roof?: 'gable';
  window: number;
}

const WIDTH = 320;
const HEIGHT = 180;
const GROUND = 150;

const mix = (a: Rgb, b: Rgb, share: number): Rgb => [
  Math.round(a[0] + (b[0] - a[0]) * share),
  Math.round(a[1] + (b[1] - a[1]) * share),
  Math.round(a[2] + (b[2] - a[2]) * share),
];

const skies: [top: Rgb, low: Rgb][] = [
  [
    [120, 168, 190],
    [233, 222, 198],
  ],
  [
    [96, 140, 170],
    [222, 228, 226],
  ],
  [
    [58, 92, 122],
    [236, 196, 150],
  ],
  [
    [140, 176, 176],
    [240, 232, 212],
  ],
];
const walls: Rgb[] = [
  [74, 96, 112],
  [140, 92, 74],
  [96, 112, 98],
  [112, 100, 124],
];

const scenes = {
  house: [{ left: 108, right: 218, top: 96, roof: 'gable', window: 22 }],
  row: [
    { left: 40, right: 120, top: 84, roof: 'gable', window: 20 },
    { left: 120, right: 200, top: 84, roof: 'gable', window: 20 },
    { left: 200, right: 280, top: 84, roof: 'gable', window: 20 },
  ],
  block: [
    { left: 54, right: 166, top: 52, window: 16 },
    { left: 182, right: 278, top: 80, window: 16 },
  ],
  tower: [
    { left: 70, right: 118, top: 74, window: 12 },
    { left: 134, right: 194, top: 26, window: 12 },
    { left: 206, right: 266, top: 58, window: 12 },
  ],
  hall: [{ left: 36, right: 274, top: 104, window: 34 }],
  field: [],
} satisfies Record<string, Building[]>;

export type Scene = keyof typeof scenes;

function inGable({ left, right, top }: Building, x: number, y: number) {
  const middle = (left + right) / 2;
  const height = (right - left) / 3;
  return y < top && y > top - height * (1 - Math.abs(x - middle) / ((right - left) / 2 + 8));
}

function isWindow({ left, top, window }: Building, x: number, y: number) {
  const [dx, dy] = [(x - left) % window, (y - top) % window];
  return dx > window * 0.32 && dx < window * 0.72 && dy > window * 0.3 && dy < window * 0.8 && y < GROUND - 6;
}

function colourAt(buildings: Building[], variant: number, x: number, y: number): Rgb {
  const sky = skies[variant % skies.length] ?? [
    [0, 0, 0],
    [0, 0, 0],
  ];
  const wall = walls[variant % walls.length] ?? [0, 0, 0];
  if (y >= GROUND) return mix([110, 128, 98], [84, 104, 80], (y - GROUND) / (HEIGHT - GROUND));
  for (const building of buildings) {
    if (building.roof === 'gable' && inGable(building, x, y)) return mix(wall, [20, 20, 24], 0.45);
    if (x < building.left || x >= building.right || y < building.top) continue;
    if (isWindow(building, x, y)) return mix([250, 232, 180], wall, 0.18);
    return mix(wall, [255, 255, 255], (0.18 * (x - building.left)) / (building.right - building.left));
  }
  const hill = GROUND - 22 - 12 * Math.sin(x / 46 + variant) - 6 * Math.sin(x / 17);
  return y > hill ? mix(wall, sky[1], 0.62) : mix(sky[0], sky[1], y / GROUND);
}

const drawn = new Map<string, string>();

/** A simple picture of a type of property, as a PNG file in Base64; `variant` chooses its colours. */
export function picture(scene: Scene, variant: number): string {
  const name = `${scene} ${variant}`;
  const base64 = drawn.get(name) ?? png(WIDTH, HEIGHT, (x, y) => colourAt(scenes[scene], variant, x, y));
  drawn.set(name, base64);
  return base64;
}
