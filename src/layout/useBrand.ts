import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whitelabelDomain } from '../api/baseUrl.ts';
import { queryFor } from '../api/queryFor.ts';
import { imageOf } from '../format/imageOf.ts';
import { usePortal } from '../portal/PortalContext.tsx';

function useImage(url: string | undefined): string | undefined {
  const { api } = usePortal();
  const options = queryFor('whitelabelLogoGet', {
    url: url ?? '',
    domain: whitelabelDomain(location, api.developmentHost),
  });
  const { data } = useQuery(url ? options : { ...options, queryFn: skipToken });
  return imageOf(data?.base_64_encoded);
}

/** The host's own logo and background (Reading R37); undefined until they are there, or when there are none. */
export function useBrand(): { logo: string | undefined; background: string | undefined } {
  const { data } = useQuery(queryFor('whitelabelFetch'));
  const logo = useImage(data?.logo_url);
  const background = useImage(data?.bg_url);
  const favicon = data?.favicon_url ?? logo;
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (link && favicon) link.href = favicon;
  }, [favicon]);
  return { logo, background };
}
