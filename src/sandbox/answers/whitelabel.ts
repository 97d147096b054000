import type { Answers } from '../call.ts';
import { brand, brandPictures, UNBRANDED_HOST } from '../data/brand.ts';
import { problem } from '../problem.ts';

const toBase64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

export const whitelabel: Answers<'whitelabelFetch' | 'whitelabelLogoGet'> = {
  whitelabelFetch({ request }) {
    const unbranded = request.headers.get('x-whitelabel-domain') === UNBRANDED_HOST;
    return { data: unbranded ? { logo_url: '', bg_url: '' } : brand };
  },

  whitelabelLogoGet({ body }) {
    const picture = body.domain === UNBRANDED_HOST ? undefined : brandPictures.get(body.url);
    if (picture === undefined) throw problem(404, 'There is no such picture.');
    return { data: { base_64_encoded: toBase64(picture) } };
  },
};
