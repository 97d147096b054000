import type { Answers } from '../call.ts';
import { invalid, problem } from '../problem.ts';
import { editableFields, portalLogin, profileOf } from '../profiles.ts';
import { invalidCredentials } from './auth.ts';

type ProfileIds = 'profileDetails' | 'profileUpdate' | 'profilePortalLoginUpdate' | 'notificationStatusUpdate';

export const profile: Answers<ProfileIds> = {
  profileDetails: ({ investor, user, state }) => ({ data: profileOf(investor, user, state) }),

  profileUpdate({ body, investor, state }) {
    const { investor_id: _, ...changes } = body;
    const editable: string[] = editableFields(investor);
    const refused = Object.keys(changes).filter((field) => !editable.includes(field));
    if (refused.length > 0) {
      throw invalid(Object.fromEntries(refused.map((field) => [field, 'Only the manager can change this.'])));
    }
    state.profiles.set(investor.investor_id, { ...state.profiles.get(investor.investor_id), ...changes });
    return { message: 'Your profile has been updated.' };
  },

  profilePortalLoginUpdate({ body, user, state }) {
    const login = state.logins.get(user.email);
    if (!login) throw invalidCredentials();
    if (body.email !== body.email_confirm) throw invalid({ email_confirm: 'Both email addresses must be the same.' });
    if (body.current_password !== undefined && body.current_password !== login.password) throw invalidCredentials();
    const email = body.email.toLowerCase();
    if (email === user.email) throw invalid({ email: 'This is the email you sign in with now.' });
    if (state.logins.has(email)) throw invalid({ email: 'This email cannot be used.' });
    login.pending_email = email;
    return {
      message: 'Please confirm the new email with the link we sent to it.',
      data: portalLogin(user, state),
    };
  },

  notificationStatusUpdate({ body, investor, state }) {
    const settings = state.notifications.get(investor.investor_id) ?? [];
    const setting = settings.find(({ notification_key }) => notification_key === body.notification_key);
    if (!setting) throw problem(404, 'There is no such setting.');
    if (setting.is_locked) throw invalid({ notification_key: 'This notification is always on.' });
    setting.channels[body.channel] = body.status;
    return { message: 'Your settings have been saved.' };
  },
};
