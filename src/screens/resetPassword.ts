import { screen } from '../config/screen.ts';
import { form } from '../kinds/form/options.ts';

export const resetPassword = screen({
  title: 'Set a new password',
  sections: [
    form({
      id: 'reset-password',
      title: 'Set a new password',
      command: 'passwordReset',
      supply: {
        token: {
          from: 'reset-token',
          missing: 'Please open the link in your email again. Each link works once, for fifteen minutes.',
        },
      },
      fields: [
        { field: 'password', label: 'New password', input: 'new-password', hint: 'At least 8 characters.' },
        { field: 'password_confirm', label: 'Confirm new password', input: 'new-password', same: 'password' },
      ],
      submit: 'Set new password',
      success: ['sign-out', 'toast', { goTo: '/login' }],
      links: [
        { label: 'Send a new link', to: '/forgot-password' },
        { label: 'Back to sign-in', to: '/login' },
      ],
    }),
  ],
});
