import { screen } from '../../src/config/screen.ts';
import { form } from '../../src/kinds/form/options.ts';

export const login = screen({
  title: 'Sign in',
  sections: [
    form({
      id: 'sign-in',
      title: 'Sign in',
      intro: 'See what you own and what it earns.',
      command: 'authLogin',
      fields: [
        { field: 'email', label: 'Email', input: 'email', autocomplete: 'username' },
        { field: 'password', label: 'Password', input: 'password' },
      ],
      submit: 'Sign in',
      success: ['sign-in'],
      failureSeconds: 7,
      leaveFreely: true,
      links: [
        { label: 'Forgot password?', to: '/forgot-password' },
        { label: 'Change password', to: '/change-password' },
      ],
    }),
  ],
});

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

export const changePassword = screen({
  title: 'Change password',
  sections: [
    form({
      id: 'change-password',
      title: 'Change password',
      command: 'profilePasswordUpdate',
      fields: [
        { field: 'email', label: 'Email', input: 'email', autocomplete: 'username', required: true },
        { field: 'current_password', label: 'Current password', input: 'password' },
        { field: 'password', label: 'New password', input: 'new-password', hint: 'At least 8 characters.' },
        { field: 'password_confirm', label: 'Confirm new password', input: 'new-password', same: 'password' },
      ],
      submit: 'Change password',
      success: ['sign-in', { toast: 'You have logged in successfully!' }],
      links: [{ label: 'Back to sign-in', to: '/login' }],
    }),
  ],
});
