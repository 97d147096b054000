import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePortal } from '../portal/PortalContext.tsx';
import { EffectsProvider } from '../screens/EffectsContext.tsx';
import { useSession } from '../session/SessionContext.tsx';
import { createEffects } from './effects.ts';
import { returnTo } from './returnTo.ts';

/** Hands the screens below it the effects that forms may ask for. */
export function FormEffects({ children }: { children: ReactNode }) {
  const portal = usePortal();
  const session = useSession();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const effects = createEffects({ portal, session, queryClient, navigate, returnTo: returnTo(location.state) });
  return <EffectsProvider effects={effects}>{children}</EffectsProvider>;
}
