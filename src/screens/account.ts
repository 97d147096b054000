import { screen } from '../config/screen.ts';
import { details } from '../kinds/details/options.ts';
import { group } from '../kinds/group/options.ts';
import { panel } from '../kinds/panel.ts';
import { table } from '../kinds/table/options.ts';
import { addAccount, contactDetails, correction, password, signInEmail } from './accountForms.ts';

export const account = screen({
  title: 'My Account',
  sections: [
    panel('accounts', {
      id: 'linked-accounts',
      title: 'Linked Accounts',
      heading: 'Bank accounts',
      add: addAccount,
      removal: true,
      empty: { title: 'No linked accounts', text: 'Add the bank account you want to be paid to.' },
    }),
    details({
      id: 'profile',
      title: 'Profile Details',
      heading: 'Contact details',
      half: 'first',
      rows: true,
      query: 'profileDetails',
      groups: [
        { fields: ['email'] },
        {
          fields: [
            { field: 'preferred_language', label: 'Language' },
            { field: 'time_zone', label: 'Time zone' },
            { field: 'statement_cadence', label: 'Statements' },
            { field: 'distribution_option', label: 'Distributions' },
          ],
        },
      ],
      lists: [
        {
          rows: 'phones',
          label: 'Phone',
          further: 'Second phone',
          lines: [['number', { field: 'type', format: 'label' }]],
        },
        {
          rows: 'addresses',
          label: 'Address',
          further: 'Second address',
          lines: [
            ['unit', 'street'],
            ['city', 'province', 'postal_code', 'country'],
          ],
        },
      ],
      dialog: {
        label: 'Edit',
        form: contactDetails,
      },
    }),
    group({
      id: 'on-file',
      title: 'Your details on file',
      untitled: true,
      half: 'first',
      sections: [
        details({
          id: 'identity',
          title: 'On file',
          rows: true,
          query: 'profileDetails',
          groups: [
            {
              fields: [
                'legal_name',
                'investor_type',
                { field: 'middle_name', onlyKnown: true },
                { field: 'date_of_birth_masked', onlyKnown: true },
                { field: 'trustee_name', onlyKnown: true },
                {
                  label: 'Tax ID',
                  lines: [['tax_id_masked', 'tax_id_type']],
                },
                'tax_residency_country',
              ],
            },
            {
              object: 'accreditation',
              fields: [{ label: 'Accreditation', lines: [['status'], ['category']] }, 'expires_date'],
            },
            { object: 'relationship_manager', fields: [{ field: 'name', label: 'Manager' }] },
          ],
          dialog: {
            label: 'Ask for a correction',
            form: correction,
          },
        }),
        table({
          id: 'beneficiaries',
          title: 'Beneficiaries and owners',
          query: 'profileDetails',
          rows: 'beneficiaries',
          plain: true,
          columns: [{ field: 'name', primary: true }, { field: 'relationship', withName: true }, 'percent'],
          empty: { title: 'No beneficiaries named', text: 'Your manager’s team can add a beneficiary.' },
        }),
      ],
    }),
    group({
      id: 'portal-login',
      title: 'Portal Login',
      heading: 'Sign-in and security',
      half: 'second',
      sections: [
        details({
          id: 'sign-in-email',
          title: 'Sign-in email',
          untitled: true,
          rows: true,
          query: 'profileDetails',
          groups: [
            {
              object: 'portal_login',
              fields: [
                { field: 'login_email', label: 'Sign-in email', dialog: { label: 'Change', form: signInEmail } },
                {
                  field: 'pending_email',
                  about: 'Waiting for you to open the link that we sent to this address.',
                  onlyKnown: true,
                },
              ],
            },
          ],
        }),
        details({
          id: 'password',
          title: 'Password',
          untitled: true,
          rows: true,
          query: 'profileDetails',
          groups: [
            {
              object: 'portal_login',
              fields: [
                {
                  field: 'password_changed_at',
                  label: 'Password',
                  dayOnly: true,
                  text: 'Changed',
                  dialog: { label: 'Change', form: password },
                },
              ],
            },
          ],
        }),
        details({
          id: 'sign-in-facts',
          title: 'How you sign in',
          untitled: true,
          rows: true,
          query: 'profileDetails',
          groups: [
            {
              object: 'portal_login',
              fields: [
                { field: 'mfa_enabled', onOff: true },
                'last_login_at',
                { field: 'active_sessions_count', one: 'This one only', about: 'Including this one.' },
              ],
            },
          ],
        }),
      ],
    }),
    panel('notifications', {
      id: 'notifications',
      title: 'Notification Settings',
      heading: 'Notifications',
      half: 'second',
      empty: { title: 'No notifications yet', text: 'Your settings appear here once there are any.' },
    }),
  ],
});
