import type { Answers } from '../call.ts';
import { brand, brandPictures, UNBRANDED_HOST } from '../data/brand.ts';
import { hostBrands } from '../data/hostBrands.ts';
import { problem } from '../problem.ts';

const toBase64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

const brandOf = (host: string) => hostBrands.get(host) ?? { answer: brand, pictures: brandPictures };

export const whitelabel: Answers<'whitelabelFetch' | 'whitelabelLogoGet'> = {
  whitelabelFetch({ request }) {
    const host = request.headers.get('x-whitelabel-domain') ?? '';
    return { data: host === UNBRANDED_HOST ? { logo_url: '', bg_url: '' } : brandOf(host).answer };
  },

  whitelabelLogoGet({ body }) {
    const picture = body.domain === UNBRANDED_HOST ? undefined : brandOf(body.domain).pictures.get(body.url);
    if (picture === undefined) throw problem(404, 'There is no such picture.');
    return { data: { base_64_encoded: toBase64(picture) } };
  },
};
