/** The logo: a north star over a horizon line. */
const mark = (x: number, y: number, size: number) => `<g transform="translate(${x} ${y}) scale(${size / 48})">
<rect width="48" height="48" rx="11" fill="#12384a"/>
<path d="M24 7l3.4 12.6L40 23l-12.6 3.4L24 39l-3.4-12.6L8 23l12.6-3.4z" fill="#e9c46a"/>
<path d="M9 41h30" stroke="#7fb3c4" stroke-width="2.4" stroke-linecap="round"/>
</g>`;

const logoIn = (
  ink: string,
  muted: string,
) => `<svg xmlns="http://www.w3.org/2000/svg" width="208" height="64" viewBox="0 0 208 64" role="img" aria-label="Northline Capital">
${mark(4, 8, 48)}
<g font-family="Georgia, 'Times New Roman', serif" fill="${ink}">
<text x="66" y="34" font-size="27" font-weight="600" textLength="126">Northline</text>
<text x="67" y="53" font-size="13" fill="${muted}" textLength="124" lengthAdjust="spacing" font-family="Helvetica, Arial, sans-serif">CAPITAL</text>
</g>
</svg>`;

const favicon = `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48">
${mark(0, 0, 48)}
</svg>`;

const background = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000" viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMid slice">
<defs>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0f2f40"/><stop offset="0.55" stop-color="#3d7286"/><stop offset="0.8" stop-color="#e2c9a0"/></linearGradient>
<linearGradient id="lake" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7fa6b0"/><stop offset="1" stop-color="#173f52"/></linearGradient>
</defs>
<rect width="1600" height="1000" fill="url(#sky)"/>
<circle cx="1180" cy="560" r="70" fill="#f4e3bd" opacity="0.75"/>
<path d="M0 620l180-110 150 70 210-160 190 150 160-80 220 120 190-90 300 110v240H0z" fill="#35677a"/>
<path d="M0 690l240-90 220 70 260-100 240 95 300-75 340 100v130H0z" fill="#1d4759"/>
<rect y="740" width="1600" height="260" fill="url(#lake)"/>
<g stroke="#dfe9e6" stroke-width="2" opacity="0.28"><path d="M1040 780h290M1090 812h200M1010 850h330M1120 892h150M240 800h210M180 860h320M330 915h180"/></g>
</svg>`;

const base = 'https://brand.northline.test';

/** The URLs of the brand's images, as `/whitelabel/fetch` returns them. */
export const brand = {
  logo_url: `${base}/logo.svg`,
  dark_logo_url: `${base}/logo-dark.svg`,
  bg_url: `${base}/background.svg`,
  favicon_url: `${base}/favicon.svg`,
};

/** The images themselves, by URL. */
export const brandPictures: ReadonlyMap<string, string> = new Map([
  [brand.logo_url, logoIn('#12384a', '#4b6a78')],
  [brand.dark_logo_url, logoIn('#f2f6f7', '#a9c3cd')],
  [brand.bg_url, background],
  [brand.favicon_url, favicon],
]);

/** The host of a manager without a brand. */
export const UNBRANDED_HOST = 'plain.test';
