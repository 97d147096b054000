import { screen } from '../config/screen.ts';
import { form } from '../kinds/form/options.ts';

export const forgotPassword = screen({
  title: 'Forgot password',
  sections: [
    form({
      id: 'forgot-password',
      title: 'Forgot password',
      intro: 'Enter the email you sign in with, and we will send you a link to set a new password.',
      command: 'passwordResetRequest',
      fields: [{ field: 'email', label: 'Email', input: 'email', autocomplete: 'username' }],
      done: {
        title: 'Check your inbox',
        text: 'The link works once, for fifteen minutes.',
        again: 'Use another email',
      },
      submit: 'Send reset link',
      success: ['neutral-toast'],
      failure: 'neutral',
      leaveFreely: true,
      links: [{ label: 'Back to sign-in', to: '/login' }],
    }),
  ],
});
