import { accounts } from '../../src/config/kinds/accounts.ts';
import { details } from '../../src/config/kinds/details.ts';
import { form } from '../../src/config/kinds/form.ts';
import { group } from '../../src/config/kinds/group.ts';
import { notifications } from '../../src/config/kinds/notifications.ts';
import { options } from '../../src/config/kinds/options.ts';
import { table } from '../../src/config/kinds/table.ts';
import { screen } from '../../src/config/screen.ts';

export const account = screen({
  title: 'My Account',
  sections: [
    group({
      id: 'profile',
      title: 'Profile Details',
      sections: [
        details({
          id: 'identity',
          title: 'Your details on file',
          query: 'profileDetails',
          groups: [
            {
              fields: [
                { field: 'first_name', label: 'First name', format: 'text', onlyKnown: true },
                { field: 'last_name', label: 'Last name', format: 'text', onlyKnown: true },
                { field: 'company_name', label: 'Company', format: 'text', onlyKnown: true },
                { field: 'date_of_birth_masked', label: 'Date of birth', format: 'text', onlyKnown: true },
                { field: 'tax_id_masked', label: 'Tax ID', format: 'text' },
                { field: 'tax_residency_country', label: 'Tax residency', format: 'country' },
              ],
            },
            {
              title: 'Accreditation',
              object: 'accreditation',
              fields: [{ field: 'status', label: 'Status', format: 'label' }],
            },
            {
              title: 'Your manager',
              object: 'relationship_manager',
              fields: [
                { field: 'name', label: 'Name', format: 'text' },
                {
                  field: 'email',
                  label: 'Email',
                  format: 'text',
                  about: 'Write here if anything above needs correcting.',
                },
              ],
            },
          ],
        }),
        table({
          id: 'beneficiaries',
          title: 'Beneficiaries and owners',
          query: 'profileDetails',
          rows: 'beneficiaries',
          key: 'name',
          columns: [
            { field: 'name', label: 'Name', format: 'text', primary: true },
            { field: 'percent', label: 'Share', format: 'percent' },
          ],
          empty: { title: 'No beneficiaries named', text: 'Your manager’s team can add a beneficiary.' },
        }),
        form({
          id: 'contact-details',
          title: 'Contact details and preferences',
          command: 'profileUpdate',
          from: { query: 'profileDetails', editable: 'editable_fields', onlyChanged: true },
          columns: 2,
          fields: [
            {
              field: 'email',
              label: 'Email for this investor',
              hint: 'Not used to sign in.',
              input: 'email',
              autocomplete: 'email',
              required: true,
            },
            { field: 'phones.0.number', label: 'Phone', input: 'tel', autocomplete: 'tel', required: true },
            {
              field: 'phones.1.number',
              label: 'Second phone',
              input: 'tel',
              autocomplete: 'tel',
              required: true,
            },
            {
              field: 'addresses.0.street',
              label: 'Street',
              input: 'text',
              autocomplete: 'address-line1',
              required: true,
            },
            {
              field: 'addresses.0.unit',
              label: 'Suite or apartment',
              input: 'text',
              autocomplete: 'address-line2',
              required: false,
            },
            {
              field: 'addresses.0.city',
              label: 'City',
              input: 'text',
              autocomplete: 'address-level2',
              required: true,
            },
            {
              field: 'addresses.0.province',
              label: 'Province or state',
              input: 'text',
              autocomplete: 'address-level1',
              required: true,
            },
            {
              field: 'addresses.0.postal_code',
              label: 'Postal code',
              input: 'text',
              autocomplete: 'postal-code',
              required: true,
            },
            {
              field: 'addresses.0.country',
              label: 'Country',
              input: 'text',
              autocomplete: 'country',
              required: true,
              hint: 'Two letters, such as CA or US.',
              mismatch: 'Please enter two capital letters, such as CA.',
            },
            {
              field: 'preferred_language',
              label: 'Language of statements',
              input: 'select',
              values: ['en', 'fr'],
              required: true,
            },
            {
              field: 'time_zone',
              label: 'Time zone',
              input: 'select',
              choices: [
                { value: 'America/St_Johns', label: 'Newfoundland (St. John’s)' },
                { value: 'America/Halifax', label: 'Atlantic (Halifax)' },
                { value: 'America/Toronto', label: 'Eastern (Toronto)' },
                { value: 'America/Winnipeg', label: 'Central (Winnipeg)' },
                { value: 'America/Regina', label: 'Saskatchewan (Regina)' },
                { value: 'America/Edmonton', label: 'Mountain (Edmonton)' },
                { value: 'America/Vancouver', label: 'Pacific (Vancouver)' },
              ],
              required: true,
            },
            {
              field: 'statement_cadence',
              label: 'Statements',
              input: 'select',
              values: ['monthly', 'quarterly', 'yearly'],
              required: true,
            },
            {
              field: 'distribution_option',
              label: 'Distributions',
              hint: 'DRIP reinvests what you are paid.',
              input: 'select',
              values: ['cash', 'drip', 'partial_drip'],
              required: true,
            },
          ],
          submit: 'Save changes',
          success: ['toast', 'refresh'],
        }),
      ],
    }),
    group({
      id: 'portal-login',
      title: 'Portal Login',
      sections: [
        details({
          id: 'sign-in-facts',
          title: 'How you sign in',
          query: 'profileDetails',
          groups: [
            {
              object: 'portal_login',
              fields: [
                { field: 'login_email', label: 'Sign-in email', format: 'text' },
                {
                  field: 'pending_email',
                  label: 'New email',
                  format: 'text',
                  about: 'Waiting for confirmation: we sent a link to this address.',
                  onlyKnown: true,
                },
              ],
            },
          ],
        }),
        form({
          id: 'sign-in-email',
          title: 'Change the sign-in email',
          intro: 'We send a link to the new address. Until you open it, you sign in with the old one.',
          command: 'profilePortalLoginUpdate',
          fields: [
            { field: 'email', label: 'New email', input: 'email', autocomplete: 'email' },
            {
              field: 'email_confirm',
              label: 'Confirm new email',
              input: 'email',
              autocomplete: 'email',
              same: 'email',
            },
            {
              field: 'current_password',
              label: 'Current password',
              input: 'password',
              required: true,
              wrong: 'This is not your current password.',
            },
          ],
          submit: 'Change email',
          success: ['toast', 'refresh'],
        }),
      ],
    }),
    form({
      id: 'password',
      title: 'Password',
      intro: 'You’ll stay signed in on this device.',
      command: 'profilePasswordUpdate',
      fields: [
        {
          field: 'current_password',
          label: 'Current password',
          input: 'password',
          wrong: 'This is not your current password.',
        },
        { field: 'password', label: 'New password', input: 'new-password', hint: 'At least 8 characters.' },
        { field: 'password_confirm', label: 'Confirm new password', input: 'new-password', same: 'password' },
      ],
      submit: 'Change password',
      success: ['toast', 'refresh'],
    }),
    notifications({
      id: 'notifications',
      title: 'Notification Settings',
      query: 'profileDetails',
      rows: 'notifications',
      command: 'notificationStatusUpdate',
      empty: { title: 'No notifications yet', text: 'Your settings appear here once there are any.' },
    }),
    accounts({
      id: 'linked-accounts',
      title: 'Linked Accounts',
      query: 'investorAccountList',
      rows: 'accounts',
      add: form({
        id: 'add-account',
        title: 'Add account',
        intro: 'Your manager’s team verifies an account before it is used.',
        command: 'accountAdd',
        columns: 2,
        variants: {
          label: 'The account is in',
          options: [
            { label: 'Canada', fields: ['institution_number', 'transit_number'] },
            { label: 'The United States', fields: ['routing_number'] },
          ],
        },
        fields: [
          { field: 'account_name', label: 'Nickname', input: 'text', autocomplete: 'off' },
          {
            field: 'account_type',
            label: 'Account type',
            input: 'select',
            options: options({ query: 'accountTypeList', list: 'account_types' }),
          },
          {
            field: 'holder_name',
            label: 'Account holder',
            hint: 'As shown by your bank.',
            input: 'text',
            autocomplete: 'off',
          },
          { field: 'institution_name', label: 'Bank', input: 'text', autocomplete: 'off' },
          {
            field: 'institution_number',
            label: 'Institution number',
            input: 'digits',
            hint: 'Three digits.',
            mismatch: 'Please enter three digits.',
            required: true,
          },
          {
            field: 'transit_number',
            label: 'Transit number',
            input: 'digits',
            hint: 'Five digits.',
            mismatch: 'Please enter five digits.',
            required: true,
          },
          {
            field: 'routing_number',
            label: 'Routing number',
            input: 'digits',
            hint: 'Nine digits.',
            mismatch: 'Please enter nine digits.',
            required: true,
          },
          {
            field: 'account_number',
            label: 'Account number',
            input: 'digits',
            mismatch: 'Please enter 4 to 17 digits.',
          },
          {
            field: 'account_number_confirm',
            label: 'Confirm account number',
            input: 'digits',
            same: 'account_number',
            mismatch: 'Please enter 4 to 17 digits.',
          },
          {
            field: 'purpose',
            label: 'Used for',
            input: 'radio',
            values: ['distributions', 'contributions', 'both'],
          },
          {
            field: 'is_default',
            label: 'Make it the default account',
            hint: 'Once verified.',
            input: 'checkbox',
          },
        ],
        submit: 'Add account',
        success: ['toast', 'refresh'],
      }),
      removal: 'accountRemove',
      empty: { title: 'No linked accounts', text: 'Add the bank account you want to be paid to.' },
    }),
  ],
});
