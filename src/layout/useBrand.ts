import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { whitelabelDomain } from '../api/baseUrl.ts';
import { queryFor } from '../api/queryFor.ts';
import { imageOf } from '../format/imageOf.ts';
import { usePortal } from '../portal/PortalContext.tsx';

/** How long to wait for the host's pictures, in milliseconds (Reading R37). */
const patience = 5000;

/** Pictures that are known to load; another layout can use them at once. */
const drawable = new Set<string>();

/**
 * Loads a picture of the host: undefined until it can be drawn, and if there is none or a damaged one. A picture that
 * arrives late is not shown, so that the page does not change.
 */
function useImage(url: string | null | undefined): string | undefined {
  const { api } = usePortal();
  const [start] = useState(() => performance.now());
  const [, setDecoded] = useState<string>();
  const body = { url: url ?? '', domain: whitelabelDomain(location, api.developmentHost) };
  const { data } = useQuery({ ...queryFor('whitelabelLogoGet', body), enabled: Boolean(url) });
  const address = imageOf(data?.base_64_encoded);
  useEffect(() => {
    if (!address || performance.now() - start >= patience) return;
    const image = new Image();
    image.src = address;
    const draw = () => {
      drawable.add(address);
      setDecoded(address);
    };
    image.decode().then(draw, () => {});
  }, [address, start]);
  return address && drawable.has(address) ? address : undefined;
}

/** The host's own logo and background (Reading R37), each undefined until it has loaded, or if there is none. */
export function useBrand() {
  const { data } = useQuery(queryFor('whitelabelFetch'));
  const logo = useImage(data?.logo_url);
  const darkLogo = useImage(data?.dark_logo_url);
  const background = useImage(data?.bg_url);
  const favicon = useImage(data?.favicon_url) ?? logo;
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (link && favicon) link.href = favicon;
  }, [favicon]);
  return { logo: { src: logo, darkSrc: darkLogo }, background };
}
