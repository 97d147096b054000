import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { whitelabelDomain } from '../../client/baseUrl.ts';
import { queryFor } from '../../client/queryFor.ts';
import { type BrandPicture, readPage } from '../../screen/hostPage.ts';
import { usePortal } from '../../screen/PortalContext.tsx';
import { imageOf } from '../../values/imageOf.ts';

/** How long to wait for the host's pictures, in milliseconds (Reading R37). */
const patience = 5000;

/** Pictures that are known to load; another layout can use them at once. */
const drawable = new Set<string>();

/** Whether a picture of the page is still the API's. Without a secure context, the API's is drawn again. */
async function isSame({ src }: BrandPicture, base64: string): Promise<boolean> {
  const digest = await crypto.subtle?.digest('SHA-256', new TextEncoder().encode(base64));
  return digest !== undefined && src.includes(new DataView(digest).getBigUint64(0).toString(16));
}

/**
 * A picture of the host: that of the page until another one of the API can be drawn. The API has named none where `url`
 * is empty. A damaged picture is not shown, nor one that arrives late, so that the page does not change; a new one takes
 * the room of that of the page.
 */
function useImage(url: string | undefined, known?: BrandPicture) {
  const { api } = usePortal();
  const [start] = useState(() => performance.now());
  const [, setDecoded] = useState<string>();
  const body = { url: url ?? '', domain: whitelabelDomain(location, api.developmentHost) };
  const { data } = useQuery({ ...queryFor('whitelabelLogoGet', body), enabled: Boolean(url) });
  const base64 = data?.base_64_encoded ?? '';
  const address = imageOf(base64);
  useEffect(() => {
    const draw = async () => {
      if (!address || performance.now() - start >= patience || (known && (await isSame(known, base64)))) return;
      const image = new Image();
      image.src = address;
      await image.decode();
      drawable.add(address);
      setDecoded(address);
    };
    draw().catch(() => {});
  }, [address, base64, known, start]);
  if (url === '') return undefined;
  if (!address || !drawable.has(address)) return known;
  return { ...known, src: address, style: known && { aspectRatio: `${known.width} / ${known.height}` } };
}

/**
 * The host's own logo and background (Reading R37), each undefined if there is none, or until it has loaded. `isPlain` if
 * the page knows the brand, and it has no background.
 */
export function useBrand() {
  const [pictures] = useState(() => readPage().pictures);
  const { data } = useQuery(queryFor('whitelabelFetch'));
  const logo = useImage(data && (data.logo_url ?? ''), pictures?.logo);
  const dark = useImage(data && (data.dark_logo_url ?? ''), pictures?.darkLogo);
  const background = useImage(data && (data.bg_url ?? ''), pictures?.background);
  const favicon = (useImage(data?.favicon_url) ?? (data && logo))?.src;
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (link && favicon) link.href = favicon;
  }, [favicon]);
  return { logo: { light: logo, dark }, background, isPlain: pictures && !pictures.background };
}
