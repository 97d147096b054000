import { screen } from '../config/screen.ts';
import { form } from '../kinds/form/options.ts';

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
