import { useEffect, useState } from 'react';
import { useWhitelabelFetch, useWhitelabelLogoGet } from '../../generated/hooks/whitelabel/whitelabel.ts';
import { whitelabelDomain } from '../api/baseUrl.ts';
import { dataOf } from '../api/queryFor.ts';
import { imageOf } from '../format/imageOf.ts';
import { usePortal } from '../portal/PortalContext.tsx';

/** How long the host's pictures are waited for, in milliseconds (Reading R37). */
const patience = 5000;

/** The pictures that can be drawn; another layout has them at once. */
const drawable = new Set<string>();

/** A picture of the host. One that is damaged is left out, as is one that comes late: the page stays as it is. */
function useImage(url: string | undefined): string | undefined {
  const { api } = usePortal();
  const [start] = useState(() => performance.now());
  const [, setDecoded] = useState<string>();
  const body = { url: url ?? '', domain: whitelabelDomain(location, api.developmentHost) };
  const { data } = useWhitelabelLogoGet(body, { enabled: Boolean(url), select: dataOf });
  const address = imageOf(data?.base_64_encoded);
  useEffect(() => {
    if (!address || performance.now() - start >= patience) return;
    const image = new Image();
    image.src = address;
    const draw = () => {
      drawable.add(address);
      setDecoded(address);
    };
    image.decode().then(draw, () => undefined);
  }, [address, start]);
  return address && drawable.has(address) ? address : undefined;
}

/** The host's own logo and background (Reading R37); undefined until they are there, or when there are none. */
export function useBrand(): { logo: string | undefined; background: string | undefined } {
  const { data } = useWhitelabelFetch({ select: dataOf });
  const logo = useImage(data?.logo_url);
  const background = useImage(data?.bg_url);
  const favicon = useImage(data?.favicon_url) ?? logo;
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (link && favicon) link.href = favicon;
  }, [favicon]);
  return { logo, background };
}
