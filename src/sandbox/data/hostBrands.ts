import { brand, brandPictures } from './brand.ts';

interface BrandOfHost {
  /** The answer of `/whitelabel/fetch`; without a dark logo, the name of the brand stands there. */
  answer: Omit<typeof brand, 'dark_logo_url'>;
  /** The pictures by their URLs. */
  pictures: ReadonlyMap<string, string>;
}

interface Look {
  name: string;
  /** The colour of the mark and of the sky. */
  dark: string;
  light: string;
  /** The path of the mark, 48 by 48. */
  mark: string;
}

const markOf = ({ dark, light, mark }: Look) =>
  `<rect width="48" height="48" rx="11" fill="${dark}"/><path d="${mark}" fill="${light}"/>`;

const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

function brandAt(host: string, look: Look): BrandOfHost {
  const base = `https://brand.${host}`;
  const answer = { logo_url: `${base}/logo.svg`, bg_url: `${base}/background.svg`, favicon_url: `${base}/favicon.svg` };
  const name = `<text x="60" y="31" font-family="Georgia, serif" font-size="20" fill="${look.dark}" textLength="144">${look.name}</text>`;
  const sky = `<rect width="1600" height="1000" fill="${look.dark}"/><circle cx="1150" cy="420" r="260" fill="${look.light}" opacity="0.35"/>`;
  const pictures = new Map([
    [answer.logo_url, svg(208, 48, markOf(look) + name)],
    [
      answer.bg_url,
      svg(1600, 1000, `${sky}<path d="M0 760l400-160 500 120 700-220v500H0z" fill="${look.light}" opacity="0.25"/>`),
    ],
    [answer.favicon_url, svg(48, 48, markOf(look))],
  ]);
  return { answer, pictures };
}

/** The brands by host; every other host has that of Northline Capital. */
export const hostBrands: ReadonlyMap<string, BrandOfHost> = new Map([
  ['portal.northline.test', { answer: brand, pictures: brandPictures }],
  [
    'invest.maplebridge.test',
    brandAt('maplebridge.test', {
      name: 'Maplebridge',
      dark: '#7a1f1a',
      light: '#f6e3d3',
      mark: 'M6 34c0-24 36-24 36 0h-6c0-16-24-16-24 0z',
    }),
  ],
  [
    'portail.boreal.test',
    brandAt('boreal.test', {
      name: 'Fonds Boréal',
      dark: '#12312b',
      light: '#ffd166',
      mark: 'M24 6l12 16h-6l9 12H27v8h-6v-8H9l9-12h-6z',
    }),
  ],
]);
