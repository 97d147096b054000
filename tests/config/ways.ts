import type { Way } from './mistake.ts';

// Places in the small config that several lists of mistakes change.

export const visitors: Way = ['routes', 'public'];
export const signIn: Way = [...visitors, '/login', 'sections', 'sign-in'];
export const reset: Way = [...visitors, '/reset-password', 'sections', 'reset-password'];

export const investors: Way = ['routes', 'signedIn'];
export const overview: Way = [...investors, '/overview', 'sections'];
export const activity: Way = [...overview, 'portfolio-activity'];
export const performance: Way = [...overview, 'fund-performance'];
export const current: Way = [...overview, 'current-investment', 'sections'];
export const investments: Way = [...current, 'investments'];
export const byLien: Way = [...current, 'allocation', 'charts', 'By lien'];
export const cards: Way = [...overview, 'overview'];
export const invested: Way = [...cards, 'cards', 'Currently invested'];

export const loan: Way = [...investors, '/overview/:id'];
export const ofLoan: Way = [...loan, 'sections'];
export const payments: Way = [...ofLoan, 'payments'];
export const documents: Way = [...investors, '/documents', 'sections', 'documents'];
export const micid: Way = [...documents, 'filters', 'micid'];
export const message: Way = [...investors, '/contact-us', 'sections', 'message'];
export const account: Way = [...investors, '/account', 'sections'];
export const profile: Way = [...account, 'profile', 'dialog', 'form'];
export const legal: Way = ['footer', 'links', 'Legal', 'href'];
