import type { QueryClient } from '@tanstack/react-query';
import { whitelabelDomain } from '../../client/baseUrl.ts';
import { queryFor } from '../../client/queryFor.ts';
import { imageOf } from '../../values/imageOf.ts';
import type { Pixels } from './exportTable.ts';

/** The largest size in pixels; on paper a logo is a quarter of it in points. */
const [widest, highest] = [800, 128];
/** How long a logo may take to be decoded, in milliseconds. */
const patience = 3000;

/**
 * The host's logo as pixels, if the page has loaded one (Reading R37); undefined if there is none or it cannot be
 * drawn, so that the file shows the name.
 */
export async function hostLogo(queryClient: QueryClient, developmentHost: string): Promise<Pixels | undefined> {
  const host = queryClient.getQueryData<{ data: { logo_url?: string } }>(queryFor('whitelabelFetch').queryKey);
  const body = {
    url: host?.data.logo_url ?? '',
    domain: whitelabelDomain(location, developmentHost),
  };
  const logo = queryClient.getQueryData<{ data: { base_64_encoded?: string } }>(
    queryFor('whitelabelLogoGet', body).queryKey,
  );
  const address = imageOf(logo?.data.base_64_encoded);
  if (!address) return undefined;
  try {
    const image = new Image();
    image.src = address;
    await Promise.race([image.decode(), late()]);
    return pixelsOf(image);
  } catch {
    return undefined;
  }
}

const late = () => new Promise((_, reject) => setTimeout(reject, patience));

/** Draws an image on white, since logos are made for a light background. */
function pixelsOf(image: HTMLImageElement): Pixels | undefined {
  const { naturalWidth, naturalHeight } = image;
  if (naturalWidth === 0 || naturalHeight === 0) return undefined;
  const scale = Math.min(widest / naturalWidth, highest / naturalHeight);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(naturalHeight * scale));
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
  return { data, width, height };
}
