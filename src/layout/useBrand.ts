import { useEffect, useState } from 'react';
import { useWhitelabelFetch, useWhitelabelLogoGet } from '../../generated/hooks/whitelabel/whitelabel.ts';
import { whitelabelDomain } from '../api/baseUrl.ts';
import { dataOf } from '../api/queryFor.ts';
import { imageOf } from '../format/imageOf.ts';
import { usePortal } from '../portal/PortalContext.tsx';

/** How long to wait for the host's pictures, in milliseconds (Reading R37). */
const patience = 5000;

/** Pictures that are known to load; another layout can use them at once. */
const drawable = new Set<string>();

interface HostPicture {
  /** Undefined until it can be drawn. */
  src: string | undefined;
  /** The host has no picture, or a damaged one. */
  isMissing: boolean;
}

/** Loads a picture of the host. A picture that arrives late is not shown, so that the page does not change. */
function useImage(url: string | undefined): HostPicture {
  const { api } = usePortal();
  const [start] = useState(() => performance.now());
  const [, setDecoded] = useState<string>();
  const [damaged, setDamaged] = useState<string>();
  const body = { url: url ?? '', domain: whitelabelDomain(location, api.developmentHost) };
  const { data, isError } = useWhitelabelLogoGet(body, { enabled: Boolean(url), select: dataOf });
  const address = imageOf(data?.base_64_encoded);
  useEffect(() => {
    if (!address || performance.now() - start >= patience) return;
    const image = new Image();
    image.src = address;
    const draw = () => {
      drawable.add(address);
      setDecoded(address);
    };
    image.decode().then(draw, () => setDamaged(address));
  }, [address, start]);
  return {
    src: address && drawable.has(address) ? address : undefined,
    isMissing: url === '' || isError || (data !== undefined && (!address || address === damaged)),
  };
}

interface Brand {
  logo: string | undefined;
  background: string | undefined;
  /** False once it is known that there is no background to wait for. */
  hasBackground: boolean;
}

/** The host's own logo and background (Reading R37); undefined until they have loaded, or if there are none. */
export function useBrand(): Brand {
  const { data, isError } = useWhitelabelFetch({ select: dataOf });
  const logo = useImage(data?.logo_url).src;
  const background = useImage(data && (data.bg_url ?? ''));
  const favicon = useImage(data?.favicon_url).src ?? logo;
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (link && favicon) link.href = favicon;
  }, [favicon]);
  return { logo, background: background.src, hasBackground: !isError && !background.isMissing };
}
