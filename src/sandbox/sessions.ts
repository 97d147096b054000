const MINUTE = 60_000;
const LIFETIME = 60 * MINUTE;
const RENEW_AFTER = 5 * MINUTE;
const GRACE = MINUTE;

/** A session as the sandbox keeps it, by its token. */
export interface Session {
  email: string;
  since: number;
  /** Set once the token has been renewed: the new token, and until when the old one is still accepted. */
  replaced?: { by: string; until: number };
}

export interface Sessions {
  /** Starts a session and returns its token. */
  open(email: string): string;
  /** The user of a token's session; undefined once the session has ended. */
  email(token: string | undefined): string | undefined;
  /** The token to use from now on, if there is a new one. */
  renewal(token: string): string | undefined;
  /** Ends all sessions of a user, except the one of the given token. */
  end(email: string, except?: string): void;
  count(email: string): number;
  /** All sessions, for keeping them elsewhere. */
  all: Map<string, Session>;
}

const newToken = () => crypto.randomUUID().replaceAll('-', '');

/** Sessions that expire an hour after their last renewal; `now` is in milliseconds. They begin with those in `sessions`. */
export function createSessions(now: () => number, sessions = new Map<string, Session>()): Sessions {
  const open = (email: string) => {
    const token = newToken();
    sessions.set(token, { email, since: now() });
    return token;
  };

  const valid = (session: Session) =>
    session.replaced ? now() <= session.replaced.until : now() - session.since < LIFETIME;

  const find = (token: string | undefined) => {
    const session = token === undefined ? undefined : sessions.get(token);
    return session && valid(session) ? session : undefined;
  };

  return {
    open,
    email: (token) => find(token)?.email,
    renewal(token) {
      const session = find(token);
      if (!session) return undefined;
      if (session.replaced) return session.replaced.by;
      if (now() - session.since < RENEW_AFTER) return undefined;
      const by = open(session.email);
      session.replaced = { by, until: now() + GRACE };
      return by;
    },
    end(email, except) {
      for (const [token, session] of sessions) {
        if (session.email === email && token !== except) sessions.delete(token);
      }
    },
    all: sessions,
    count: (email) => [...sessions.values()].filter((s) => s.email === email && !s.replaced && valid(s)).length,
  };
}
