import type { Session } from '../client/session/createSession.ts';
import type { Draft, Drafts } from '../screen/drafts.ts';

/**
 * Keeps the input of forms that the end of a session has interrupted, in the memory of this tab and for the same user.
 * Forms on the same place take it back. A sign-out keeps nothing.
 */
export function createDrafts({ state }: Pick<Session, 'state'>): (place: string) => Drafts {
  const drafts = new Map<string, Draft>();
  return (place) => {
    const keyOf = (form: string) => `${state().user} ${place} ${form}`;
    return {
      keep(form, draft) {
        const { isSignedIn, hasSignedOut, user } = state();
        if (!isSignedIn && !hasSignedOut && user) drafts.set(keyOf(form), draft);
      },
      take(form) {
        const draft = drafts.get(keyOf(form));
        drafts.delete(keyOf(form));
        return draft;
      },
    };
  };
}
