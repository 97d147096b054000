// First of all: the token of a reset link leaves the address before anything asks the network.
import './app/resetToken.ts';
import './theme/tokens.css';
import './theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import portal from '../portal.config.ts?public';
import { createApp } from './app/createApp.tsx';
import { preferredTag, type Spoken, speak } from './app/language.ts';
import { report } from './app/report.ts';
import { applyTheme } from './app/useDisplayChoice.ts';
import { applyBrand } from './theme/brand.ts';

applyTheme();
applyBrand(portal.brand.accent);
document.querySelector('meta[name="description"]')?.setAttribute('content', portal.brand.description);

const load = {
  home: async () => (await import('../portal.config.ts?home')).default,
  whole: async () => (await import('../portal.config.ts')).default,
};

const root = document.getElementById('root');
if (!root) throw new Error('src/index.html has no element with the id "root".');
// What a part of the page throws is caught there and reported, here for all of them.
const options = { onCaughtError: report, onRecoverableError: report };
const draw = (spoken?: Spoken) =>
  createRoot(root, options).render(<StrictMode>{createApp(portal, load, spoken)}</StrictMode>);

// Where the texts of another language cannot be had, the config's own are there.
void speak(preferredTag(portal)).then(draw, () => draw());
