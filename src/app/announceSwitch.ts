import type { SessionPort } from '../api/ports.ts';
import type { Session } from '../session/createSession.ts';

/** The session as the wire sees it; `announce` hears of each switch that this tab adopts from another (Reading R10). */
export function announceSwitch(session: Session, announce: (investorId: number) => void): SessionPort {
  return {
    ...session,
    adopt() {
      const before = session.state().investorId;
      session.adopt();
      const { investorId } = session.state();
      if (investorId !== undefined && investorId !== before) announce(investorId);
    },
  };
}
