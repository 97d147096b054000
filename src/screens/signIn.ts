import { screen } from '../config/screen.ts';
import { form } from '../kinds/form/options.ts';

export const signIn = screen({
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
